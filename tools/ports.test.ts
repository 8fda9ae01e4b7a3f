import { portsFrom } from './ports';

describe('the ports', () => {
  it('returns the documented ports by default', () => {
    expect(portsFrom(3000)).toEqual({
      shell: 3000,
      user: 3001,
      staff: 3002,
      admin: 3003,
      auth: 9099,
      firestore: 8080,
      hub: 4400,
    });
  });

  it.each([80, 59001, 3000.5, NaN])('refuses ports from %s on', (shell) => {
    expect(() => portsFrom(shell)).toThrow('a whole number from 1024 to 59000');
  });

  it('rejects an invalid port and names the variable', () => {
    const asked = process.env.PORTAL_PORT;
    process.env.PORTAL_PORT = 'three thousand';
    try {
      jest.isolateModules(() => {
        expect(() => jest.requireActual<object>('./ports')).toThrow(
          "PORTAL_PORT is 'three thousand'",
        );
      });
    } finally {
      if (asked === undefined) delete process.env.PORTAL_PORT;
      else process.env.PORTAL_PORT = asked;
    }
  });

  it('keeps the ports of two portals a hundred apart separate', () => {
    const taken = [3000, 3100, 3200].flatMap((shell) => Object.values({ ...portsFrom(shell) }));
    expect(new Set(taken).size).toBe(taken.length);
  });
});
