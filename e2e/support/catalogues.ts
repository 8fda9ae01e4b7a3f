import hiApplications from '../../remote-admin/src/applications/i18n/hi';
import mrApplications from '../../remote-admin/src/applications/i18n/mr';
import hiDesigner from '../../remote-admin/src/describe-service/i18n/hi';
import mrDesigner from '../../remote-admin/src/describe-service/i18n/mr';
import hiSettings from '../../remote-admin/src/settings/i18n/hi';
import mrSettings from '../../remote-admin/src/settings/i18n/mr';
import hiStaff from '../../remote-staff/src/i18n/hi';
import mrStaff from '../../remote-staff/src/i18n/mr';
import hiReview from '../../remote-staff/src/review-application/i18n/hi';
import mrReview from '../../remote-staff/src/review-application/i18n/mr';
import hiApply from '../../remote-user/src/apply-for-service/i18n/hi';
import mrApply from '../../remote-user/src/apply-for-service/i18n/mr';
import hiApplication from '../../remote-user/src/my-applications/i18n/hi';
import hiCertificate from '../../remote-user/src/my-applications/certificate/i18n/hi';
import mrApplication from '../../remote-user/src/my-applications/i18n/mr';
import mrCertificate from '../../remote-user/src/my-applications/certificate/i18n/mr';
import hiAuth from '../../shared-auth/src/i18n/hi';
import mrAuth from '../../shared-auth/src/i18n/mr';
import hiSamples from '../../shared-data/src/definitions/device/samples/translations/hi';
import mrSamples from '../../shared-data/src/definitions/device/samples/translations/mr';
import hiSignIn from '../../shared-ui/src/SignInForm/i18n/hi';
import mrSignIn from '../../shared-ui/src/SignInForm/i18n/mr';

/** The words that a journey in a language finds things by: of the areas, and of the sample services. */
export const catalogues = {
  hi: {
    auth: hiAuth,
    signIn: hiSignIn,
    apply: hiApply,
    application: hiApplication,
    certificate: hiCertificate,
    staff: hiStaff,
    review: hiReview,
    applications: hiApplications,
    designer: hiDesigner,
    settings: hiSettings,
    samples: hiSamples,
  },
  mr: {
    auth: mrAuth,
    signIn: mrSignIn,
    apply: mrApply,
    application: mrApplication,
    certificate: mrCertificate,
    staff: mrStaff,
    review: mrReview,
    applications: mrApplications,
    designer: mrDesigner,
    settings: mrSettings,
    samples: mrSamples,
  },
};

export type Catalogues = (typeof catalogues)[keyof typeof catalogues];

/**
 * Finds a message on the page: with `values` in place of its placeholders and anything in place of the others.
 * Not for messages with plurals.
 */
export function filled(message: string, values: Readonly<Record<string, string>> = {}): RegExp {
  const parts = message.split(/\{(\w+)\}/);
  const source = parts.map((part, at) => {
    // A name has a blank where a part that is a box of its own begins.
    if (at % 2 === 0) return escaped(part).replaceAll(/<\/?\w+>/g, String.raw`\s*`);
    const value = values[part];
    return value === undefined ? '.+' : escaped(value);
  });
  return new RegExp(source.join(''));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
