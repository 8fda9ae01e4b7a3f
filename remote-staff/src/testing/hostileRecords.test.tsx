import { describeHostileRecords } from '../../../tools/testing/hostile/describeHostileRecords';
import { areaPages } from './areaPages';

describe('every page @rest', () => describeHostileRecords(areaPages));
