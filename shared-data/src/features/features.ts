import { applicationRecords } from '../applications/records/applicationRecords';
import { appointmentRecords } from '../appointments/records/appointmentRecords';
import { certificateRecords } from '../certificates/records/certificateRecords';
import { citizenDashboardRecords } from '../citizen-dashboard/records/citizenDashboardRecords';
import { definitionRecords } from '../definitions/records/definitionRecords';
import { draftRecords } from '../drafts/records/draftRecords';
import { logRecords } from '../log/records/logRecords';
import { paymentRecords } from '../payments/records/paymentRecords';
import { payslipRecords } from '../payslips/records/payslipRecords';
import { peopleRecords } from '../people/records/peopleRecords';
import { positionApplicationRecords } from '../position-application/records/positionApplicationRecords';
import { reportRecords } from '../reports/records/reportRecords';
import { searchRecords } from '../searches/records/searchRecords';
import { serviceRecords } from '../services/records/serviceRecords';
import { settingsRecords } from '../settings/records/settingsRecords';
import { preparedTextRecords } from '../settings/texts/records/preparedTextRecords';
import { staffProfileRecords } from '../staff-profile/records/staffProfileRecords';
import { taskRecords } from '../tasks/records/taskRecords';
import { worklistRecords } from '../worklist/records/worklistRecords';

/** Every feature's part of a store. */
export const features = {
  applications: applicationRecords,
  services: serviceRecords,
  definitions: definitionRecords,
  certificates: certificateRecords,
  tasks: taskRecords,
  worklist: worklistRecords,
  log: logRecords,
  payments: paymentRecords,
  citizenDashboard: citizenDashboardRecords,
  staffProfile: staffProfileRecords,
  people: peopleRecords,
  drafts: draftRecords,
  appointments: appointmentRecords,
  settings: settingsRecords,
  preparedTexts: preparedTextRecords,
  reports: reportRecords,
  searches: searchRecords,
  payslips: payslipRecords,
  positionApplications: positionApplicationRecords,
};
