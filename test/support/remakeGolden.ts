/** Writes test/golden anew. Run with `npx tsx` after a change of rules, and read the difference before committing it. */
import { writeFileSync } from 'node:fs';
import { GOLDENS, goldenFile, goldenText } from './golden';

for (const golden of GOLDENS) writeFileSync(goldenFile(golden.name), goldenText(golden));
