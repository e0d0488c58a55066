/** What the page about the game tells that only main knows. */
export interface About {
  readonly version: string;
  readonly runtime: { readonly electron: string; readonly chromium: string; readonly node: string };
  /** Full path of the folder with everything that is kept. */
  readonly folder: string;
}
