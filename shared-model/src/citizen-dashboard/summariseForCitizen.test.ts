import { sampleApplication } from '../applications/testing/sampleApplication';
import { activitiesOf, summariseForCitizen, type CitizenRecords } from './summariseForCitizen';

const now = new Date('2026-07-10T10:00:00.000Z');
const time = (day: number) => `2026-07-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const nothing: CitizenRecords = {
  applications: [],
  projects: [],
  tasks: [],
  messages: [],
  appointments: [],
};
const project = { id: 'p1', title: 'A well', stage: 'active', updatedAt: time(1) } as const;
const task = { id: 't1', title: 'A photo', createdAt: time(2), dueAt: time(20), done: false };
const message = {
  id: 'm1',
  from: 'Council',
  subject: 'Road',
  text: '…',
  sentAt: time(3),
  readAt: null,
};
const appointment = { id: 'b1', at: time(12), purpose: 'A question', createdAt: time(4) };
const by = { uid: 'ravi', name: 'Ravi', role: 'admin' } as const;
const certificate = { number: 'C', change: 'issued' } as const;
const application = sampleApplication({
  status: 'approved',
  history: [
    { at: time(5), by, from: null, to: 'pending' },
    { at: time(6), by, from: 'pending', to: 'pending', note: 'A note' },
    { at: time(6), by, from: 'pending', to: 'approved' },
    { at: time(7), by, from: 'approved', to: 'approved', certificate },
  ],
});
const records: CitizenRecords = {
  applications: [application],
  projects: [project],
  tasks: [task],
  messages: [message],
  appointments: [appointment],
};

describe('the figures of a citizen’s dashboard', () => {
  it('count what is under way, open, unread and to come', () => {
    const figures = summariseForCitizen(
      {
        applications: [application, sampleApplication(), sampleApplication({ status: 'returned' })],
        projects: [project, { ...project, stage: 'planned' }, { ...project, stage: 'finished' }],
        tasks: [task, task, { ...task, done: true }],
        messages: [message, message, { ...message, readAt: time(4) }],
        appointments: [now.toISOString(), time(9), time(12)].map((at) => ({ ...appointment, at })),
      },
      now,
    );
    expect(figures).toMatchObject({
      activeProjects: 1,
      upcomingTasks: 3,
      newMessages: 2,
      pendingItems: 2,
      sample: false,
    });
  });

  it('come with the four latest activities and the calls', () => {
    const { activities, calls } = summariseForCitizen(records, now);
    expect(activities).toEqual(activitiesOf(records).slice(0, 4));
    expect(calls.map(({ kind }) => kind)).toEqual(['decision']);
  });

  it.each<[string, Partial<CitizenRecords>]>([
    ['an application', { applications: [{ ...application, sample: true }] }],
    ['a project', { projects: [{ ...project, sample: true }] }],
    ['a task', { tasks: [{ ...task, sample: true }] }],
    ['a message', { messages: [message, { ...message, sample: true }] }],
  ])('are those of samples where %s is one', (_what, parts) => {
    expect(summariseForCitizen({ ...nothing, ...parts }, now).sample).toBe(true);
  });
});

describe('the activities of a citizen', () => {
  const ofApplication = {
    kind: 'application',
    applicationId: 'a1',
    number: '#PAN-2026-001',
    service: 'Birth Certificate',
    certificate: undefined,
  };

  it('are all that happened, newest first, without notes', () => {
    const step = (day: number) => ({ id: `application-a1-${time(day)}`, at: time(day) });
    expect(activitiesOf(records)).toEqual([
      { ...ofApplication, ...step(7), from: 'approved', to: 'approved', certificate },
      { ...ofApplication, ...step(6), from: 'pending', to: 'approved' },
      { ...ofApplication, ...step(5), from: null, to: 'pending' },
      { kind: 'appointment', id: 'appointment-b1', at: time(4), dueAt: time(12) },
      {
        kind: 'message',
        id: 'message-m1',
        at: time(3),
        messageId: 'm1',
        title: 'Road',
        from: 'Council',
      },
      { kind: 'task', id: 'task-t1', at: time(2), title: 'A photo', dueAt: time(20) },
      { kind: 'project', id: 'project-p1', at: time(1), title: 'A well', stage: 'active' },
    ]);
  });

  it('show the later one of two steps of the same moment first', () => {
    const history = [
      { at: time(5), by, from: null, to: 'pending' as const },
      { at: time(5), by, from: 'pending' as const, to: 'in-review' as const },
    ];
    const applications = [sampleApplication({ history })];
    expect(
      activitiesOf({ ...nothing, applications }).map((each) => 'to' in each && each.to),
    ).toEqual(['in-review', 'pending']);
    expect(history[0]?.to).toBe('pending');
  });

  it('are marked where they are of samples', () => {
    const sample = true as const;
    const marked = activitiesOf({
      ...nothing,
      applications: [{ ...sampleApplication(), sample }],
      projects: [{ ...project, sample }],
      tasks: [{ ...task, sample }],
      messages: [{ ...message, sample }],
    });
    expect(marked.map((activity) => activity.sample)).toEqual([true, true, true, true]);
    expect(activitiesOf(records).some((activity) => 'sample' in activity)).toBe(false);
  });
});
