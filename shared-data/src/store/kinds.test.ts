import type { ApplicationId, DocumentId, IsoDay, IsoTime, UserId } from './kinds';

type Passing<Given, Wanted> = Given extends Wanted ? 'compiles' : 'does not compile';

// It is the compiler that checks this one: with another result it would not compile.
it('compiles only where a string has the kind that is wanted, or none', () => {
  const results: {
    ownId: Passing<UserId, UserId>;
    typed: Passing<string, UserId>;
    asText: Passing<UserId, string>;
    otherId: Passing<ApplicationId, UserId>;
    otherPart: Passing<DocumentId, ApplicationId>;
    dayForTime: Passing<IsoDay, IsoTime>;
  } = {
    ownId: 'compiles',
    typed: 'compiles',
    asText: 'compiles',
    otherId: 'does not compile',
    otherPart: 'does not compile',
    dayForTime: 'does not compile',
  };
  expect(results).toBeDefined();
});
