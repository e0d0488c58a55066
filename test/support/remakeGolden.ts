/** Writes test/golden anew: whole matches and the counts of legal lines. Run with `npx tsx` after a change of rules, and read the difference before committing it. */
import { writeFileSync } from 'node:fs';
import { GOLDENS, goldenFile, goldenText } from './golden';
import { engineCounts, perftFile, perftText } from './perft';

for (const golden of GOLDENS) writeFileSync(goldenFile(golden.name), goldenText(golden));
writeFileSync(perftFile, perftText(engineCounts));
