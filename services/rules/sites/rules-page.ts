/** Slug of the page with the rules of a community. */
export const RULES_SLUG = 'community-rules'

const paragraph = (heading: string, text: string) => `<h2>${heading}</h2><p>${text}</p>`

/** Draft of the rules of a new community, for its editors to change: what members can expect, and who decides. */
export const firstRules = {
  title: 'Community rules',
  slug: RULES_SLUG,
  authors: [],
  byline: 'team',
  excerpt: 'What you can expect from others here, and what others expect from you.',
  sections: [
    {
      type: 'HTML',
      options: {
        html: [
          '<p>People come here because they are ill, or because somebody near them is. These rules keep it a good place for them.</p>',
          paragraph(
            'Be kind',
            'Write about the matter, not about the person. Somebody may have a hard day behind every sentence.',
          ),
          paragraph(
            'Say what you know, and how you know it',
            'Tell what helped you. Nobody here replaces a doctor: don’t tell others to begin, change or stop a treatment.',
          ),
          paragraph(
            'Keep private things private',
            'Don’t post names, addresses, pictures or messages of others without their consent, and think twice about your own.',
          ),
          paragraph(
            'Don’t sell anything',
            'No advertising, no surveys and no appeals for donations, unless the moderators have agreed.',
          ),
          paragraph(
            'If you are worried about somebody',
            'Report what you have read, and choose “Someone may be in danger”. In an emergency, call your local emergency number first: nobody here reads at every hour.',
          ),
          paragraph(
            'Who decides',
            'Moderators read every report. They can warn, hide or delete, tell the author the reason, and the author can appeal.',
          ),
        ].join(''),
      },
    },
  ],
} as const
