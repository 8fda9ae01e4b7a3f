/** Separate from the area's other messages: only an application with parts that are opened for correction loads them. */
export default {
  lead: 'Correct what is below, then send it again. Everything else stays as you sent it.',
  words: 'Council office: “{words}”',
  failed: 'What is to be corrected could not be shown',
  keep: 'Files of ‘{paper}’ to keep',
  notAdded: 'Remove what was not added to ‘{paper}’',
  changeSomething: 'Correct something above, or enter your answer to the council office',
  tooMany:
    'Remove {over, plural, one {# document} other {# documents}}: at most {most, plural, one {# more} other {# more}} can be added.',
} as const;
