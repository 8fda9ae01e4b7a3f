import { describeUnknownRecords } from '../../../tools/testing/unknown/describeUnknownRecords';
import { areaPages } from './areaPages';

describe('every page @rest', () => describeUnknownRecords(areaPages));
