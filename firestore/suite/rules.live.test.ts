import { describeAccess } from './describeAccess';
import { describeApplications } from './describeApplications';
import { describeAssignments, describeHandOverNotes } from './describeAssignments';
import { describeChunks } from './describeChunks';
import { describeCitizenRecords } from './describeCitizenRecords';
import { describeDeadlines } from './describeDeadlines';
import { describeDecisions } from './describeDecisions';
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

/** Each suite has its own project: a single report of the emulator for all would exceed the maximum length of a string. */
const projectIds: string[] = [];

function describeRules(what: string, describeSuite: (council: RulesCouncil) => void): string {
  const projectId = `demo-rules-${projectIds.length + 1}`;
  projectIds.push(projectId);
  describe(what, () => describeSuite(rulesCouncil(projectId)));
  return projectId;
}

const access = describeRules('who may do what', describeAccess);
describeRules('moves', describeMoves);
describeRules('assignments @rest', describeAssignments);
const notes = describeRules('hand-over notes @rest', describeHandOverNotes);
describeRules('shapes @rest', describeShapes);
const lists = describeRules('lists @rest', describeQueries);
describeRules('people @rest', describePeople);
describeRules('applications @rest', describeApplications);
describeRules('deadlines @rest', describeDeadlines);
describeRules('decisions', describeDecisions);
describeRules('chunks @rest', describeChunks);
describeRules('office @rest', describeOffice);
describeRules('log', describeLog);
describeRules('definitions @rest', describeDefinitions);
const citizens = describeRules('citizens @rest', describeCitizenRecords);
describeRules('limits @rest', describeLimits);
describeRules('tracking by number @rest', describeTracking);
describeRules('what one account may spend @rest', describeSpending);
// These four cover everything, in a tenth of the time of all reports.
const telling = [lists, citizens, access, notes];
describe('coverage @rest', () => describeRuleCoverage([...new Set([...telling, ...projectIds])]));
