/** The tags that a mailer fills in itself in each email. */
export interface MailerTags {
  readonly unsubscribe_url: string;
  readonly postal_address: string;
}

/** How mailers name them, by their own help pages; 2026-11. Brevo has no tag for an address: it takes one as a parameter of the call that sends. */
export const mailers = {
  mailchimp: { unsubscribe_url: '*|UNSUB|*', postal_address: '*|LIST:ADDRESSLINE|*' },
  brevo: { unsubscribe_url: '{{ unsubscribe }}', postal_address: '{{ params.postal_address }}' },
  klaviyo: { unsubscribe_url: '{% unsubscribe_link %}', postal_address: '{{ organization.full_address }}' },
  sendgrid: {
    unsubscribe_url: '{{{unsubscribe}}}',
    postal_address: '{{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
  },
} as const satisfies Record<string, MailerTags>;

/** For no mailer in particular. */
export const plainTags: MailerTags = { unsubscribe_url: '{{unsubscribe_url}}', postal_address: '{{postal_address}}' };
