/** Measures the real app in its busiest moment, a deal: frames a second, script time and draw calls. Reports, judges nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type Page } from 'playwright-core';
import { probeScript, type Stretch } from './frameProbe';

/** What `--json` prints, one for each way of drawing. */
interface FrameReport {
  readonly renderer: string;
  readonly framesPerSecond: number;
  /** Script time of a frame, in ms. */
  readonly jsMsMedian: number;
  readonly jsMsP95: number;
  /** Most WebGL draw calls in one frame; null on the canvas renderer. */
  readonly drawCallsMax: number | null;
}

const WINDOW = { width: 1280, height: 800 };
/** Deals measured for each renderer. */
const DEALS = 3;
const DEAL_TIMEOUT = 120_000;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** From the moment the month's page is gone to the sorted hand: shuffle, deal, turn up, sort. */
async function measureDeal(page: Page): Promise<Stretch> {
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const monthPage = page.locator('.month-page');
  await monthPage.waitFor({ state: 'attached', timeout: DEAL_TIMEOUT });
  await monthPage.waitFor({ state: 'detached', timeout: DEAL_TIMEOUT });
  await page.evaluate('frameProbe.start()');
  await page.locator('.log-line[aria-busy="false"]').waitFor({ timeout: DEAL_TIMEOUT });
  const stretch = await page.evaluate<Stretch>('frameProbe.stop()');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  return stretch;
}

function report(renderer: string, stretches: readonly Stretch[]): FrameReport {
  const scriptMs = stretches.flatMap((stretch) => stretch.scriptMs).sort((a, b) => a - b);
  const rates = stretches
    .map(({ scriptMs: frames, elapsed }) => (1000 * (frames.length - 1)) / elapsed)
    .sort((a, b) => a - b);
  return {
    renderer,
    framesPerSecond: round(quantile(rates, 0.5), 1),
    jsMsMedian: round(quantile(scriptMs, 0.5), 2),
    jsMsP95: round(quantile(scriptMs, 0.95), 2),
    drawCallsMax:
      renderer === 'canvas' ? null : Math.max(...stretches.flatMap((stretch) => stretch.drawCalls)),
  };
}

/** Starts the app with a profile of its own and measures deals drawn as asked. */
async function measure(executablePath: string, asGpu: boolean): Promise<FrameReport> {
  const profile = await mkdtemp(join(tmpdir(), 'hanagoyomi-frames-'));
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath,
    args: [...asRoot, '.', '--seed=7', '--speed=normal', `--profile=${profile}`],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: '/dev/null', LANGUAGE: 'en', LANG: 'en_US.UTF-8' },
  });
  try {
    const page = await app.firstWindow();
    await app.evaluate(({ BrowserWindow }, { width, height }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, WINDOW);
    await page.addInitScript(probeScript(asGpu));
    await page.reload();
    const stretches: Stretch[] = [];
    for (let deal = 0; deal < DEALS; deal++) stretches.push(await measureDeal(page));
    return report(asGpu ? 'webgl' : 'canvas', stretches);
  } finally {
    await app.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const executable = process.env.HANAGOYOMI_ELECTRON;
if (!executable) throw new Error('HANAGOYOMI_ELECTRON is not set: start this with `npm run bench:frames`');
const reports: FrameReport[] = [];
for (const asGpu of [false, true]) reports.push(await measure(executable, asGpu));
if (process.argv.includes('--json')) console.log(JSON.stringify(reports));
else console.table(reports);
