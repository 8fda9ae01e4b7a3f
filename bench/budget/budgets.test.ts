import { areasInLanguages, dashboards, mainScreens } from '../measuring/screens';
import { budgets, onLiveStore } from './budgets';

const each = budgets.map((budget) => [`${budget.screen}, ${budget.measure}`, budget] as const);

it.each(each)('%s: belongs to a visited screen', (_, { screen, beyond = screen }) => {
  const live = dashboards.map(({ name }) => name + onLiveStore);
  const names = [...mainScreens, ...areasInLanguages].map(({ name }) => name);
  expect([...names, ...live]).toEqual(expect.arrayContaining([screen, beyond]));
});

it.each(each)('%s: has a limit above its goal, if it has a limit', (_, budget) => {
  const { goal, limit = Infinity, ratioGoal, ratioLimit = Infinity } = budget;
  expect(goal ?? ratioGoal).toBeDefined();
  if (goal !== undefined) expect(limit).toBeGreaterThan(goal);
  if (ratioGoal !== undefined) expect(ratioLimit).toBeGreaterThan(ratioGoal);
});
