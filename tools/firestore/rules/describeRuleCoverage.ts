import { parse } from 'valibot';
import {
  coverAllows,
  describeCoverage,
  findUncovered,
  ruleCoverageSchema,
  sumCoverage,
  type AllowCoverage,
} from './ruleCoverage';
import { rulesText } from './rulesCouncil';

/**
 * To be called last: by then, each `allow` has let somebody through and turned somebody away, in one of the projects.
 * Their reports are read until that is shown, so the first are best those that show much.
 */
export function describeRuleCoverage(projectIds: readonly string[]): void {
  it('has decided each allow both ways', async () => {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
    const reports: AllowCoverage[][] = [];
    let rows: AllowCoverage[] = [];
    for (const projectId of projectIds) {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
      const { report } = parse(ruleCoverageSchema, await answer.json());
      reports.push(coverAllows(rulesText(), report));
      rows = sumCoverage(reports);
      if (rows.length > 0 && findUncovered(rows).length === 0) break;
    }
    const read = `in ${reports.length} of ${projectIds.length} suites`;
    process.stdout.write(`\nfirestore.rules, times decided ${read}\n${describeCoverage(rows)}\n\n`);
    expect(rows).not.toEqual([]);
    expect(findUncovered(rows)).toEqual([]);
    // The emulator adds up what thousands of tests asked, which takes a busy machine minutes.
  }, 600_000);
}
