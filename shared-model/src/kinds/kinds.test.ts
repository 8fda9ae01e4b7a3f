import type { ApplicationId, DocumentId, IsoDay, IsoTime, UserId } from './kinds';

type Passing<Given, Wanted> = Given extends Wanted ? 'compiles' : 'does not compile';

// The compiler checks this one: with a different result it would not compile.
it('compiles only where a string has the expected kind or no kind', () => {
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
