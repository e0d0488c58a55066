// Decides which Electron runtime to use from plain facts; touches neither disk nor network.

/** What is known about this machine when a runtime is asked for. */
export interface RuntimeFacts {
  /** ELECTRON_OVERRIDE_DIST_PATH is set: the person has chosen a runtime. */
  readonly given: boolean;
  /** The pinned release lies in node_modules/electron/dist. */
  readonly installed: boolean;
  /** The fallback runtime lies in the cache. */
  readonly fallbackCached: boolean;
  readonly download: 'untried' | 'failed';
  readonly platform: string;
  readonly arch: string;
  /** What the runtime is for; a release is handed to players. */
  readonly purpose: 'development' | 'release';
}

export type RuntimeStep =
  'useGiven' | 'useInstalled' | 'useFallback' | 'download' | 'refuseRelease' | 'giveUp';

/** The fallback exists for this platform only. */
export const hasFallback = ({ platform, arch }: Pick<RuntimeFacts, 'platform' | 'arch'>): boolean =>
  platform === 'linux' && arch === 'x64';

/** The next thing to do. After a `download` ask again: with `installed`, or with `download: 'failed'`. */
export function nextStep(facts: RuntimeFacts): RuntimeStep {
  const release = facts.purpose === 'release';
  if (facts.given && !release) return 'useGiven';
  if (facts.installed) return 'useInstalled';
  if (facts.fallbackCached && hasFallback(facts) && !release) return 'useFallback';
  if (facts.download === 'untried') return 'download';
  if (release) return 'refuseRelease';
  return hasFallback(facts) ? 'useFallback' : 'giveUp';
}
