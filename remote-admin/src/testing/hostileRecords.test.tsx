import { describeHostileRecords } from '../../../tools/testing/hostile/describeHostileRecords';
import { areaPages } from './areaPages';

describeHostileRecords(areaPages);
