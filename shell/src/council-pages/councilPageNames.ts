/** The pages that the footer leads to, but for the contact page. */
export const councilPageNames = ['about', 'help', 'terms', 'privacy', 'accessibility'] as const;

export type CouncilPageName = (typeof councilPageNames)[number];
