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
 * Call it last: by then, each `allow` must have allowed a request and refused one, in one of the projects. Reports
 * are read until all are covered, so projects that cover most should come first.
 */
export function describeRuleCoverage(projectIds: readonly string[]): void {
  it('finds each `allow` decided both ways', async () => {
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
    // The emulator sums up the requests of thousands of tests, which takes minutes on a busy machine.
  }, 600_000);
}
