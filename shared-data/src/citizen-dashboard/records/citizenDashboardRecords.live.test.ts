import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';

const council = councilForEachTest('demo-live-dashboard');
const citizen = { uid: 'citizen', name: 'Asha', role: 'user' } as const;
const day = (date: number) => new Date(2026, 0, date);

async function enterRecords() {
  await council.enter('projects/p1', { title: 'Road', stage: 'active', updatedAt: day(1) });
  await council.enter('projects/p2', { title: 'Well', stage: 'finished', updatedAt: day(4) });
  await council.enter('citizenTasks/t1', {
    owner: 'citizen',
    title: 'Bring the ration card',
    createdAt: day(2),
    dueAt: day(9),
    done: false,
  });
  const message = {
    from: 'Council office',
    subject: 'Camp',
    text: 'On Saturday.',
    sentAt: day(3),
    readAt: null,
  };
  await council.enter('messages/m1', { ...message, owner: 'citizen' });
  await council.enter('messages/m2', { ...message, owner: 'somebody else' });
}

it('counts nothing before the council has entered anything', async () => {
  const { citizenDashboard } = await council.open(citizen);
  expect(await firstOf(citizenDashboard.watch('citizen'))).toEqual({
    activeProjects: 0,
    upcomingTasks: 0,
    newMessages: 0,
    pendingItems: 0,
    activities: [],
    calls: [],
    sample: false,
  });
});

it('counts and lists what the council has entered for this citizen', async () => {
  await enterRecords();
  const { citizenDashboard } = await council.open(citizen);
  expect(await firstOf(citizenDashboard.watch('citizen'))).toMatchObject({
    activeProjects: 1,
    upcomingTasks: 1,
    newMessages: 1,
    activities: [
      { id: 'project-p2' },
      { id: 'message-m1' },
      { id: 'task-t1' },
      { id: 'project-p1' },
    ],
  });
});

it('shows a new citizen no records of other people (#12.5)', async () => {
  await enterRecords();
  const { citizenDashboard, applications } = await council.open({ ...citizen, uid: 'new' });
  expect(await firstOf(citizenDashboard.watch('new'))).toMatchObject({
    upcomingTasks: 0,
    newMessages: 0,
    pendingItems: 0,
  });
  expect(await firstOf(citizenDashboard.watchMessages('new'))).toEqual([]);
  expect(await firstOf(citizenDashboard.watchTasks('new'))).toEqual([]);
  expect(await firstOf(applications.watchMine('new'))).toEqual([]);
});

it('updates the figures when a message is read elsewhere', async () => {
  await enterRecords();
  const { citizenDashboard } = await council.open(citizen);
  const following = follow(citizenDashboard.watch('citizen'));
  await following.until(({ newMessages }) => newMessages === 1);
  await council.enter('messages/m1', {
    owner: 'citizen',
    from: 'Council office',
    subject: 'Camp',
    text: 'On Saturday.',
    sentAt: day(3),
    readAt: day(4),
  });
  await following.until(({ newMessages }) => newMessages === 0);
  following.stop();
});

it('refuses the twenty-first change of a task (#12.6)', async () => {
  await enterRecords();
  const task = await council.look('citizenTasks/t1');
  await council.enter('citizenTasks/t1', { ...task, changes: 19 });
  const { citizenDashboard } = await council.open(citizen);
  await citizenDashboard.changeTask('citizen', 't1', true);
  await expect(citizenDashboard.changeTask('citizen', 't1', false)).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});
