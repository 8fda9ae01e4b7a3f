import { describeAccess } from './describeAccess';
import { describeApplications } from './describeApplications';
import { describeChunks } from './describeChunks';
import { describeCitizenRecords } from './describeCitizenRecords';
import { describeLimits } from './describeLimits';
import { describeMoves } from './describeMoves';
import { describeOffice } from './describeOffice';
import { describePeople } from './describePeople';
import { describeQueries } from './describeQueries';
import { describeRuleCoverage } from './describeRuleCoverage';
import { describeShapes } from './describeShapes';
import { describeSpending } from './describeSpending';
import { rulesCouncil } from './rulesCouncil';

const projectId = 'demo-rules';
const council = rulesCouncil(projectId);

describe('who may do what', () => describeAccess(council));
describe('moves', () => describeMoves(council));
describe('shapes', () => describeShapes(council));
describe('lists', () => describeQueries(council));
describe('people', () => describePeople(council));
describe('applications', () => describeApplications(council));
describe('chunks', () => describeChunks(council));
describe('office', () => describeOffice(council));
describe('citizens', () => describeCitizenRecords(council));
describe('limits', () => describeLimits(council));
describe('what one account may spend', () => describeSpending(council));
describe('coverage', () => describeRuleCoverage(projectId));
