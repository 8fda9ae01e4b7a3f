import { checkCertificate } from './checkCertificate';
import { openCouncil, origin } from './testing/sampleCouncil';
import { verifyAddress } from './verifyAddress';

const secondOrigin = 'https://council-portal.web.app';

describe('the address that checks a certificate (#17.4)', () => {
  it('carries the token after the #, which no browser sends', () => {
    const address = new URL(verifyAddress('a.b-c.d_e', secondOrigin));
    expect(address).toMatchObject({
      origin: secondOrigin,
      pathname: '/verify',
      search: '',
      hash: '#a.b-c.d_e',
    });
  });

  it.each([origin, secondOrigin])(
    'leads to a check with the result valid when the certificate is printed at %s',
    async (printedAt) => {
      const { token, sources } = await openCouncil();
      const opened = new URL(verifyAddress(token, printedAt));
      const check = { ...sources, origin: opened.origin };
      expect(await checkCertificate(opened.hash.slice(1), check)).toMatchObject({ kind: 'valid' });
    },
  );
});
