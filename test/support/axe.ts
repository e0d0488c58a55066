/** The accessibility checker in the real page: what it finds serious or critical. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeFinding {
  readonly rule: string;
  readonly impact: string;
  /** Selector, and why. */
  readonly where: readonly string[];
}

/**
 * Contrast is measured against plain grounds: gradients and pictures would make the checker give up. Each ground becomes
 * its own plain colour for the moment; the bokashi of a sheet is lighter than its paper.
 */
const PLAIN_GROUNDS = `
  .sheetFace { background: var(--paper) !important; }
  .sheetFace::after, .lacquer::after { content: none !important; }
  .lacquer { background: var(--tint) !important; }
  canvas { visibility: hidden !important; }
`;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

async function findings(page: Page): Promise<readonly AxeFinding[]> {
  return page.evaluate(async (grounds) => {
    const checker = window.axe;
    if (checker === undefined) throw new Error('the checker is not there');
    const plain = new CSSStyleSheet();
    plain.replaceSync(grounds);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({
        rule: id,
        impact: String(impact),
        where: nodes.map(({ target, any, all, none }) =>
          [target.join(' '), ...[...any, ...all, ...none].map(({ message }) => message)].join(': '),
        ),
      }));
  }, PLAIN_GROUNDS);
}

/** The page's policy lets in no foreign script; the debugger may bring one. */
async function bring(page: Page): Promise<void> {
  const debug: CDPSession = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: source });
  await debug.detach();
}

/** Serious and critical findings on what stands on the page now. */
export async function axeFindings(page: Page): Promise<readonly AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bring(page);
  return findings(page);
}
