import { parse } from 'valibot';
import {
  coverAllows,
  describeCoverage,
  findUncovered,
  ruleCoverageSchema,
  sumCoverage,
} from './ruleCoverage';
import { rulesText } from './rulesCouncil';

/** To be called last: by then, each `allow` has let somebody through and turned somebody away, in one of the projects. */
export function describeRuleCoverage(projectIds: readonly string[]): void {
  it('has decided each allow both ways', async () => {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
    const reports = [];
    for (const projectId of projectIds) {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
      const { report } = parse(ruleCoverageSchema, await answer.json());
      reports.push(coverAllows(rulesText(), report));
    }
    const rows = sumCoverage(reports);
    process.stdout.write(`\nfirestore.rules, times decided\n${describeCoverage(rows)}\n\n`);
    expect(rows).not.toEqual([]);
    expect(findUncovered(rows)).toEqual([]);
    // The emulator adds up what thousands of tests asked, which takes a busy machine minutes.
  }, 600_000);
}
