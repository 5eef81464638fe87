import { escapeHtml } from '../../../shared/domain/html.js';

export interface Mail {
  /** The same for every retry, so that a mailbox can hide duplicates. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The recipient's server rejected this email permanently. */
export class MailRefused extends Error {}

/** Throws `MailRefused`, or another error if a retry is useful. No error message contains personal data. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}

/** Used without a mail server. Emails wait in the outbox for a process that has one. */
export class NoMailSender extends MailSender {
  async send(): Promise<void> {
    throw new Error('No mail server is configured.');
  }
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Text that a visitor wrote, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly { label: string; value: string; href?: string }[] }
  | { readonly kind: 'small'; readonly text: string };

export interface MailContent {
  readonly subject: string;
  readonly language: 'en' | 'hi';
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

const INK = '#1e2a1c';
const GREEN = '#1e6b3a';
const PAPER = '#fffbf2';
const RULE = '#e3d6bd';
const QUIET = '#5d4026';
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif";
const NAME = { en: 'Kisan Canteen', hi: 'किसान कैंटीन' };

/** Turns typed text into one line, for subjects and other headers. Longer text ends with an ellipsis. */
export function oneLine(text: string, maxLength = 80): string {
  const letters = [...text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return letters.length <= maxLength ? letters.join('') : `${letters.slice(0, maxLength - 1).join('')}…`;
}

export function textOf({ title, blocks, language }: MailContent): string {
  return `${[title, ...blocks.map(textOfBlock), `-- \n${NAME[language]}`].join('\n\n')}\n`;
}

function textOfBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'link':
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

export function htmlOf({ language, title, blocks }: MailContent): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${escapeHtml(FONT)}">
<div style="max-width:34rem;margin:0 auto;padding:24px 20px">
<p style="margin:0 0 20px;padding:0 0 8px;border-bottom:3px solid ${GREEN};font-weight:700;color:${GREEN}">${NAME[language]}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${blocks.map(htmlOfBlock).join('\n')}
</div></body></html>`;
}

function htmlOfBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:16px 0 0;padding-top:12px;border-top:1px solid ${RULE};font-size:14px;color:${QUIET}">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid ${GREEN};white-space:pre-wrap">${escapeHtml(block.text)}</blockquote>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a style="color:${INK}" href="${escapeHtml(block.href)}">${escapeHtml(block.label)}</a></p>`;
    case 'button':
      return `<p style="margin:0 0 16px"><a style="display:inline-block;padding:10px 18px;border-radius:6px;background:${GREEN};color:#fff;text-decoration:none;font-weight:600" href="${escapeHtml(block.href)}">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.facts.map(htmlOfFact).join('')}</table>`;
  }
}

function htmlOfFact({ label, value, href }: { label: string; value: string; href?: string }): string {
  const shown =
    href === undefined
      ? escapeHtml(value)
      : `<a style="color:${INK}" href="${escapeHtml(href)}">${escapeHtml(value)}</a>`;
  return `<tr><th scope="row" align="left" style="padding:2px 16px 2px 0;font-weight:400;color:${QUIET};vertical-align:top">${escapeHtml(label)}</th><td style="padding:2px 0">${shown}</td></tr>`;
}
