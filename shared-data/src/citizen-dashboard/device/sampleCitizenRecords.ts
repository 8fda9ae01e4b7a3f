import { hoursBefore } from '../../device/sampleTime';
import type { CitizenTask, Message, Project, ProjectStage } from '../CitizenDashboard';

/** Title, stage, and hours since the last news of it. */
const projects: readonly (readonly [string, ProjectStage, number])[] = [
  ['Street lights on Temple Road', 'active', 5],
  ['Repair of the road to the bus stand', 'active', 76],
  ['New roof for the primary school', 'active', 101],
  ['Drinking water pipeline, Ward 2', 'active', 125],
  ['Drainage along the market lane', 'active', 149],
  ['Community hall kitchen', 'active', 174],
  ['Tree planting by the lake', 'active', 198],
  ['Solar pump at the old well', 'active', 221],
  ['Public toilet at the weekly market', 'active', 246],
  ['Boundary wall of the anganwadi', 'active', 270],
  ['Library corner in the council office', 'active', 293],
  ['Check dam on the eastern stream', 'active', 318],
  ['Playground for Ward 4', 'planned', 340],
  ['Bus shelter at the highway turn', 'planned', 365],
  ['Cleaning of the village lake', 'finished', 389],
  ['Paving of the school lane', 'finished', 413],
  ['Clinic waiting room', 'finished', 437],
];

/** Title, hours since it was set, hours until it is due, done. */
const tasks: readonly (readonly [string, number, number, boolean])[] = [
  ['Bring the original ration card for checking', 26, 49, false],
  ['Attend the Gram Sabha meeting', 79, 121, false],
  ['Pay the property tax for this year', 104, 240, false],
  ['Collect the birth certificate from the office', 128, 73, false],
  ['Confirm the mobile number at the service counter', 152, 145, false],
  ['Attend the ration card camp', 177, 97, false],
  ['Hand in proof of residence', 201, 169, false],
  ['Have the water meter read', 225, 193, false],
  ['Sign the income declaration', 249, -30, true],
  ['Attend the health camp', 273, -54, true],
];

/** Sender, subject, hours since it was sent, read. */
const messages: readonly (readonly [string, string, number, boolean])[] = [
  ['Council office', 'Ration card camp on Saturday', 2, false],
  ['Water department', 'Water supply in Ward 2 pauses for repairs', 73, false],
  ['Council office', 'Gram Sabha: agenda and time', 81, false],
  ['Tax counter', 'Property tax can be paid at the counter', 106, false],
  ['Health centre', 'Vaccination day for children', 130, false],
  ['Council office', 'New opening hours of the service counter', 154, true],
  ['School committee', 'Admissions for the next school year', 179, true],
  ['Council office', 'Certificates can be collected on weekdays', 203, true],
];

/** 17 works of the council, 12 of them under way. */
export function sampleProjects(now: Date): Project[] {
  return projects.map(([title, stage, hours], index) => ({
    id: String(index + 1),
    title,
    stage,
    updatedAt: hoursBefore(now, hours),
  }));
}

/** Ten things to do, eight of them not done. */
export function sampleCitizenTasks(now: Date): CitizenTask[] {
  return tasks.map(([title, hours, hoursLeft, done], index) => ({
    id: String(index + 1),
    title,
    createdAt: hoursBefore(now, hours),
    dueAt: hoursBefore(now, -hoursLeft),
    done,
  }));
}

/** Eight messages, five of them not read. */
export function sampleMessages(now: Date): Message[] {
  return messages.map(([from, subject, hours, read], index) => ({
    id: String(index + 1),
    from,
    subject,
    sentAt: hoursBefore(now, hours),
    read,
  }));
}
