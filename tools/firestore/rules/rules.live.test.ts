import { describeAccess } from './describeAccess';
import { describeApplications } from './describeApplications';
import { describeAssignments } from './describeAssignments';
import { describeChunks } from './describeChunks';
import { describeCitizenRecords } from './describeCitizenRecords';
import { describeDeadlines } from './describeDeadlines';
import { describeDefinitions } from './describeDefinitions';
import { describeLimits } from './describeLimits';
import { describeLog } from './describeLog';
import { describeMoves } from './describeMoves';
import { describeOffice } from './describeOffice';
import { describePeople } from './describePeople';
import { describeQueries } from './describeQueries';
import { describeRuleCoverage } from './describeRuleCoverage';
import { describeShapes } from './describeShapes';
import { describeSpending } from './describeSpending';
import { describeTracking } from './describeTracking';
import { rulesCouncil, type RulesCouncil } from './rulesCouncil';

/** Each suite has a project of its own: of all of them together the emulator's report is longer than a string can be. */
const projectIds: string[] = [];

function describeRules(what: string, describeSuite: (council: RulesCouncil) => void): void {
  const projectId = `demo-rules-${projectIds.length + 1}`;
  projectIds.push(projectId);
  describe(what, () => describeSuite(rulesCouncil(projectId)));
}

describeRules('who may do what', describeAccess);
describeRules('moves', describeMoves);
describeRules('assignments', describeAssignments);
describeRules('shapes', describeShapes);
describeRules('lists', describeQueries);
describeRules('people', describePeople);
describeRules('applications', describeApplications);
describeRules('deadlines', describeDeadlines);
describeRules('chunks', describeChunks);
describeRules('office', describeOffice);
describeRules('log', describeLog);
describeRules('definitions', describeDefinitions);
describeRules('citizens', describeCitizenRecords);
describeRules('limits', describeLimits);
describeRules('tracking by number', describeTracking);
describeRules('what one account may spend', describeSpending);
describe('coverage', () => describeRuleCoverage(projectIds));
