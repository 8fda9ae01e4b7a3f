import type { CitizenTask, Message, Project, ProjectStage } from 'shared-model';
import { hoursBefore } from './sampleTime';

/** Title, stage, and hours since its last change. */
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

/** Sender, subject, hours since it was sent, hours since it was read or null, text. */
const messages: readonly (readonly [string, string, number, number | null, string])[] = [
  [
    'Council office',
    'Ration card camp on Saturday',
    2,
    null,
    'A ration card camp is held on Saturday from 10 am to 4 pm at the council office.\n\nBring the original ration card and a copy of it. Names can be added and corrected on the same day.',
  ],
  [
    'Water department',
    'Water supply in Ward 2 pauses for repairs',
    73,
    null,
    'The main pipe in Ward 2 is being repaired. There is no water on Tuesday from 9 am to 2 pm. Please store what you need before.',
  ],
  [
    'Council office',
    'Gram Sabha: agenda and time',
    81,
    null,
    'The Gram Sabha meets at 11 am in the community hall.\n\nOn the agenda: the works of this year, the water supply of Ward 2, and questions from the village.',
  ],
  [
    'Tax counter',
    'Property tax can be paid at the counter',
    106,
    null,
    'Property tax for this year can be paid at the counter on weekdays. Bring the receipt of last year; you get the new one at once.',
  ],
  [
    'Health centre',
    'Vaccination day for children',
    130,
    null,
    'Children up to five years are vaccinated at the health centre on Wednesday morning, free of charge. Bring the vaccination card.',
  ],
  [
    'Council office',
    'New opening hours of the service counter',
    154,
    150,
    'The service counter now opens at 10 am and closes at 5:30 pm, with a break from 1 pm to 2 pm.',
  ],
  [
    'School committee',
    'Admissions for the next school year',
    179,
    170,
    'Admissions to the primary school are open. A birth certificate and a proof of residence are needed; both can be applied for here.',
  ],
  [
    'Council office',
    'Certificates can be collected on weekdays',
    203,
    200,
    'Certificates that are approved can be collected at the council office on weekdays. Bring the receipt and a proof of identity.',
  ],
];

/** 17 projects of the council, 12 of them under way. */
export function sampleProjects(now: Date): Project[] {
  return projects.map(([title, stage, hours], index) => ({
    id: String(index + 1),
    title,
    stage,
    updatedAt: hoursBefore(now, hours),
    sample: true,
  }));
}

/** Ten tasks, eight of them not done. */
export function sampleCitizenTasks(now: Date): CitizenTask[] {
  return tasks.map(([title, hours, hoursLeft, done], index) => ({
    id: String(index + 1),
    title,
    createdAt: hoursBefore(now, hours),
    dueAt: hoursBefore(now, -hoursLeft),
    done,
    sample: true,
  }));
}

/** Eight messages, five of them unread. */
export function sampleMessages(now: Date): Message[] {
  return messages.map(([from, subject, hours, readHours, text], index) => ({
    id: String(index + 1),
    from,
    subject,
    text,
    sentAt: hoursBefore(now, hours),
    readAt: readHours === null ? null : hoursBefore(now, readHours),
    sample: true,
  }));
}
