import { areasInLanguages, dashboards, mainScreens } from '../measuring/screens';
import { budgets, onLiveStore } from './budgets';

const each = budgets.map((budget) => [`${budget.screen}, ${budget.measure}`, budget] as const);

it.each(each)('%s: belongs to a visited screen', (_, { screen, beyond = screen }) => {
  const live = dashboards.map(({ name }) => name + onLiveStore);
  const names = [...mainScreens, ...areasInLanguages].map(({ name }) => name);
  expect([...names, ...live]).toEqual(expect.arrayContaining([screen, beyond]));
});

it.each(each)('%s: has a limit', (_, { limit, ratioLimit }) => {
  expect(limit ?? ratioLimit).toBeGreaterThan(0);
});
