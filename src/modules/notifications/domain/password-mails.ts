import type { MailContent } from './mail.js';
import { indiaTime, type OfficeLinks } from './staff-mails.js';

/** The email for "Forgot password". */
export function passwordResetMail(
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
  links: OfficeLinks,
): MailContent {
  return {
    subject: 'Choose a new password',
    language: 'en',
    title: 'Choose a new password',
    blocks: [
      { kind: 'text', text: 'Someone asked for a new password for your account in the back office.' },
      { kind: 'button', label: 'Choose a new password', href: links.newPassword(token) },
      { kind: 'text', text: `The link works once, until ${indiaTime(expiresAt)} (India time).` },
      {
        kind: 'small',
        text: 'If you did not ask for this, ignore this email. Your password stays the same, and nobody else got the link.',
      },
    ],
  };
}

export function passwordChangedMail(changedAt: Date, links: OfficeLinks): MailContent {
  return {
    subject: 'Your password was changed',
    language: 'en',
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: `On ${indiaTime(changedAt)} (India time), a new password was chosen with a link from an email. You have been signed out everywhere.`,
      },
      { kind: 'button', label: 'Sign in', href: links.signIn },
      { kind: 'small', text: 'If this was not you, tell your administrator immediately.' },
    ],
  };
}
