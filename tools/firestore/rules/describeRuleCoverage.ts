import { parse } from 'valibot';
import { coverAllows, describeCoverage, findUncovered, ruleCoverageSchema } from './ruleCoverage';
import { rulesText } from './rulesCouncil';

/** To be called last: by then, each `allow` has let somebody through and turned somebody away. */
export function describeRuleCoverage(projectId: string): void {
  it('has decided each allow both ways', async () => {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
    const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
    const { report } = parse(ruleCoverageSchema, await answer.json());
    const rows = coverAllows(rulesText(), report);
    process.stdout.write(`\nfirestore.rules, times decided\n${describeCoverage(rows)}\n\n`);
    expect(rows).not.toEqual([]);
    expect(findUncovered(rows)).toEqual([]);
    // The emulator adds up what thousands of tests asked, which takes a busy machine a minute.
  }, 180_000);
}
