import { describeUnknownRecords } from '../../../tools/testing/unknown/describeUnknownRecords';
import { areaPages } from './areaPages';

describeUnknownRecords(areaPages);
