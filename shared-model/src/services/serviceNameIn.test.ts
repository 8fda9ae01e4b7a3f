import { serviceNameIn } from './serviceNameIn';

const service = {
  name: 'Birth Certificate',
  translations: { hi: { name: 'जन्म प्रमाण पत्र' } },
};

describe('the name of a service', () => {
  it('appears in the given language where the service has it (#20)', () => {
    expect(serviceNameIn(service, 'hi')).toEqual({ text: 'जन्म प्रमाण पत्र', language: 'hi' });
  });

  it('appears in English where the service has no name in the given language (#20)', () => {
    const english = { text: 'Birth Certificate', language: 'en' };
    expect(serviceNameIn(service, 'mr')).toEqual(english);
    expect(serviceNameIn({ name: 'Birth Certificate' }, 'hi')).toEqual(english);
  });

  it('appears in English on an English page', () => {
    expect(serviceNameIn(service, 'en')).toEqual({ text: 'Birth Certificate', language: 'en' });
  });
});
