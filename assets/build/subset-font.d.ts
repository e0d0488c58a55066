/** The package carries no types of its own. */
declare module 'subset-font' {
  /** Cuts a font down to the signs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
