import type { CouncilPageName } from './councilPageNames';

/** The content of each page, by the keys of its messages, in the order of its sections. */
export const councilPages = {
  about: {
    title: 'about.title',
    lead: 'about.lead',
    sections: [
      { title: 'about.what.title', text: 'about.what.text' },
      { title: 'about.who.title', text: 'about.who.text' },
      { title: 'about.why.title', text: 'about.why.text' },
    ],
  },
  help: {
    title: 'help.title',
    lead: 'help.lead',
    sections: [
      { title: 'help.register.title', text: 'help.register.text' },
      { title: 'help.apply.title', text: 'help.apply.text' },
      { title: 'help.follow.title', text: 'help.follow.text' },
      { title: 'help.password.title', text: 'help.password.text' },
      { title: 'help.shared.title', text: 'help.shared.text' },
      { title: 'help.person.title', text: 'help.person.text' },
    ],
  },
  terms: {
    title: 'terms.title',
    lead: 'terms.lead',
    sections: [
      { title: 'terms.account.title', text: 'terms.account.text' },
      { title: 'terms.truth.title', text: 'terms.truth.text' },
      { title: 'terms.decision.title', text: 'terms.decision.text' },
      { title: 'terms.service.title', text: 'terms.service.text' },
    ],
  },
  privacy: {
    title: 'privacy.title',
    lead: 'privacy.lead',
    sections: [
      { title: 'privacy.what.title', text: 'privacy.what.text' },
      { title: 'privacy.why.title', text: 'privacy.why.text' },
      { title: 'privacy.public.title', text: 'privacy.public.text' },
      { title: 'privacy.device.title', text: 'privacy.device.text' },
      { title: 'privacy.rights.title', text: 'privacy.rights.text' },
    ],
  },
  accessibility: {
    title: 'accessibility.title',
    lead: 'accessibility.lead',
    sections: [
      { title: 'accessibility.standard.title', text: 'accessibility.standard.text' },
      { title: 'accessibility.tested.title', text: 'accessibility.tested.text' },
      { title: 'accessibility.use.title', text: 'accessibility.use.text' },
      { title: 'accessibility.limits.title', text: 'accessibility.limits.text' },
      { title: 'accessibility.report.title', text: 'accessibility.report.text' },
    ],
  },
} as const satisfies Record<CouncilPageName, object>;
