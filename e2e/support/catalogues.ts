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
import hiDraft from '../../remote-user/src/draft/i18n/hi';
import mrDraft from '../../remote-user/src/draft/i18n/mr';
import hiApplication from '../../remote-user/src/my-applications/i18n/hi';
import hiCertificate from '../../remote-user/src/my-applications/certificate/i18n/hi';
import mrApplication from '../../remote-user/src/my-applications/i18n/mr';
import mrCertificate from '../../remote-user/src/my-applications/certificate/i18n/mr';
import hiAuth from '../../shared-auth/src/i18n/hi';
import mrAuth from '../../shared-auth/src/i18n/mr';
import hiSamples from '../../shared-data/src/samples/definitions/translations/hi';
import mrSamples from '../../shared-data/src/samples/definitions/translations/mr';
import hiSignIn from '../../shared-ui/src/SignInForm/i18n/hi';
import mrSignIn from '../../shared-ui/src/SignInForm/i18n/mr';
import hiAdminCertificate from '../../remote-admin/src/applications/certificate/i18n/hi';
import mrAdminCertificate from '../../remote-admin/src/applications/certificate/i18n/mr';
import hiAdminPayment from '../../remote-admin/src/applications/payment/i18n/hi';
import mrAdminPayment from '../../remote-admin/src/applications/payment/i18n/mr';
import hiAssign from '../../remote-admin/src/applications/assign/i18n/hi';
import mrAssign from '../../remote-admin/src/applications/assign/i18n/mr';
import hiOffice from '../../remote-admin/src/settings/office/i18n/hi';
import mrOffice from '../../remote-admin/src/settings/office/i18n/mr';
import hiSigningKeys from '../../remote-admin/src/settings/signing-keys/i18n/hi';
import mrSigningKeys from '../../remote-admin/src/settings/signing-keys/i18n/mr';
import hiTexts from '../../remote-admin/src/settings/texts/i18n/hi';
import mrTexts from '../../remote-admin/src/settings/texts/i18n/mr';
import hiServices from '../../remote-admin/src/services/i18n/hi';
import mrServices from '../../remote-admin/src/services/i18n/mr';
import hiUsers from '../../remote-admin/src/users/i18n/hi';
import mrUsers from '../../remote-admin/src/users/i18n/mr';
import hiTasks from '../../remote-staff/src/tasks/i18n/hi';
import mrTasks from '../../remote-staff/src/tasks/i18n/mr';
import hiWorklist from '../../remote-staff/src/worklist/i18n/hi';
import mrWorklist from '../../remote-staff/src/worklist/i18n/mr';
import hiProfile from '../../remote-user/src/profile/i18n/hi';
import mrProfile from '../../remote-user/src/profile/i18n/mr';
import hiTable from '../../shared-ui/src/table/i18n/hi';
import mrTable from '../../shared-ui/src/table/i18n/mr';
import hiRequest from '../../remote-staff/src/request-access/i18n/hi';
import mrRequest from '../../remote-staff/src/request-access/i18n/mr';
import hiPosition from '../../remote-staff/src/apply-for-position/i18n/hi';
import mrPosition from '../../remote-staff/src/apply-for-position/i18n/mr';
import hiMeeting from '../../remote-user/src/schedule-meeting/i18n/hi';
import mrMeeting from '../../remote-user/src/schedule-meeting/i18n/mr';
import hiAccess from '../../shell/src/access/i18n/hi';
import mrAccess from '../../shell/src/access/i18n/mr';
import hiPortal from '../../shell/src/i18n/hi';
import mrPortal from '../../shell/src/i18n/mr';

/** The messages that journeys in a language find elements by: of the areas, and of the sample services. */
export const catalogues = {
  hi: {
    auth: hiAuth,
    signIn: hiSignIn,
    apply: hiApply,
    draft: hiDraft,
    application: hiApplication,
    certificate: hiCertificate,
    staff: hiStaff,
    review: hiReview,
    applications: hiApplications,
    designer: hiDesigner,
    settings: hiSettings,
    samples: hiSamples,
    adminCertificate: hiAdminCertificate,
    adminPayment: hiAdminPayment,
    assign: hiAssign,
    office: hiOffice,
    signingKeys: hiSigningKeys,
    texts: hiTexts,
    services: hiServices,
    users: hiUsers,
    tasks: hiTasks,
    worklist: hiWorklist,
    profile: hiProfile,
    table: hiTable,
    request: hiRequest,
    position: hiPosition,
    meeting: hiMeeting,
    access: hiAccess,
    portal: hiPortal,
  },
  mr: {
    auth: mrAuth,
    signIn: mrSignIn,
    apply: mrApply,
    draft: mrDraft,
    application: mrApplication,
    certificate: mrCertificate,
    staff: mrStaff,
    review: mrReview,
    applications: mrApplications,
    designer: mrDesigner,
    settings: mrSettings,
    samples: mrSamples,
    adminCertificate: mrAdminCertificate,
    adminPayment: mrAdminPayment,
    assign: mrAssign,
    office: mrOffice,
    signingKeys: mrSigningKeys,
    texts: mrTexts,
    services: mrServices,
    users: mrUsers,
    tasks: mrTasks,
    worklist: mrWorklist,
    profile: mrProfile,
    table: mrTable,
    request: mrRequest,
    position: mrPosition,
    meeting: mrMeeting,
    access: mrAccess,
    portal: mrPortal,
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
    // An accessible name has a space where a nested box begins.
    if (at % 2 === 0) return escaped(part).replaceAll(/<\/?\w+>/g, String.raw`\s*`);
    const value = values[part];
    return value === undefined ? '.+' : escaped(value);
  });
  return new RegExp(source.join(''));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
