import { writingDirection } from '@pavilion/domain/locales';
import { createTranslator } from '@pavilion/i18n/server';
import { escapeHtml } from '../../../escape.ts';
import { sitePicture, type Site } from '../../../site-directory/index.ts';
import { mailLookOf, type MailLook } from './mail-look.ts';
import { readMailText, type MailBlock, type MailRun, type MailTexts } from './mail-text.ts';
import type { OutboxDraft } from './message.ts';

type BrandOfMail = Pick<Site, 'name' | 'externalId' | 'themeCode' | 'themeColour'>;
export type MailWords = Pick<
  OutboxDraft,
  'subject' | 'text' | 'code' | 'language' | 'unsubscribeUrl'
>;

interface Sheet {
  look: MailLook;
  site: BrandOfMail;
  origin: string;
  t: ReturnType<typeof createTranslator>;
}

const widthPx = 600;
const table = '<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"';

/**
 * A mail as its brand looks, rendered from its plain text; null for a brand of a theme nobody
 * knows. Tables and inline styles, because mail programs know little else; nothing in it is fetched
 * but the site's icon, whose address is the same for everybody.
 */
export function drawMail(site: BrandOfMail, origin: string, mail: MailWords): string | null {
  const look = mailLookOf(site);
  if (!look) return null;
  const texts = readMailText(mail, { origin, siteName: site.name });
  const sheet = { look, site, origin, t: createTranslator(mail.language) };
  const { palette, bodyFonts } = look;
  return `${head(mail, look)}
<body style="margin:0;padding:0;background-color:${palette['surface-0']};color:${palette.text}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(texts.preview)}${'&#847; &zwnj; '.repeat(40)}</div>
${table} bgcolor="${palette['surface-0']}" style="background-color:${palette['surface-0']}"><tr><td align="center" style="padding:24px 12px;font-family:${bodyFonts}">
<!--[if mso]><table role="presentation" width="${widthPx}"><tr><td><![endif]-->
${card(sheet, texts)}
${foot(sheet, mail.unsubscribeUrl ?? null)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const head = ({ language, subject }: MailWords, { mode }: MailLook): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${writingDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${mode}">
<meta name="supported-color-schemes" content="${mode}">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
</head>`;

function card(sheet: Sheet, { title, blocks }: MailTexts): string {
  const { palette, stance, ornament } = sheet.look;
  const rules = ornament.rules.map(
    (rule) => `<div style="border-top:${rule};font-size:0;line-height:0">&nbsp;</div>`,
  );
  return `${table} bgcolor="${palette['surface-1']}" style="max-width:${widthPx}px;margin:0 auto;border-collapse:separate;border:${ornament.edge};border-radius:${stance.cardRadiusPx}px;background-color:${palette['surface-1']};color:${palette.text}">
<tr><td style="padding:24px 24px 0">${brand(sheet)}</td></tr>
<tr><td style="padding:16px 24px 0">${rules.join('')}</td></tr>
<tr><td${centred(sheet)} style="padding:24px 24px 8px">${headline(sheet, title)}</td></tr>
${blocks.map((block) => drawBlock(sheet, block)).join('\n')}
<tr><td style="padding:0 24px 16px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>`;
}

/** Everything else begins where the language does. */
const centred = ({ look }: Sheet): string => (look.stance.isCentred ? ' align="center"' : '');

/**
 * The name is text: it stands there with pictures off, and the icon beside it says nothing more.
 */
function brand(sheet: Sheet): string {
  const { look, site, origin } = sheet;
  const icon = escapeHtml(new URL(sitePicture(site, 'icon-192.png'), origin).href);
  const corner = Math.min(look.stance.controlRadiusPx, 12);
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0"${centred(sheet)}><tr>
<td style="padding-inline-end:12px"><img src="${icon}" alt="" width="40" height="40" style="display:block;border:0;border-radius:${corner}px;background-color:${look.palette.accent}"></td>
<td style="font:${look.headlineWeight} 20px/1.25 ${look.headlineFonts};${caps(look)}color:${look.palette.text};overflow-wrap:anywhere">${escapeHtml(site.name)}</td>
</tr></table>`;
}

const caps = ({ stance }: MailLook): string =>
  stance.isUppercase ? 'text-transform:uppercase;letter-spacing:0.06em;' : '';

const headline = ({ look }: Sheet, title: string): string =>
  `<h1 style="margin:0;font:${look.headlineWeight} 26px/1.25 ${look.headlineFonts};${caps(look)}color:${look.palette.text};overflow-wrap:anywhere">${escapeHtml(title)}</h1>`;

function drawBlock(sheet: Sheet, block: MailBlock): string {
  if (block.kind === 'code') return code(sheet, block.code);
  if (block.kind === 'link') return button(sheet, block.url);
  const { palette } = sheet.look;
  const lines = block.lines.map((runs) => runs.map((run) => drawRun(sheet, run)).join(''));
  return `<tr><td${centred(sheet)} style="padding:8px 24px;font-size:16px;line-height:1.6;color:${palette.text};overflow-wrap:anywhere">${lines.join('<br>')}</td></tr>`;
}

const drawRun = ({ look }: Sheet, run: MailRun): string =>
  'url' in run ? link(run.url, look.palette['accent-text']) : escapeHtml(run.text);

const link = (url: string, colour: string, words = url): string =>
  `<a href="${escapeHtml(url)}" style="color:${colour};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(words)}</a>`;

/** One tap selects it whole; it is never broken. */
function code(sheet: Sheet, digits: string): string {
  const { palette, stance, codeFonts } = sheet.look;
  return `<tr><td${centred(sheet)} style="padding:8px 24px 12px"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td bgcolor="${palette['surface-2']}" style="padding:14px 20px;border:2px solid ${palette.accent};border-radius:${cornerOf(stance.controlRadiusPx)}px;background-color:${palette['surface-2']};color:${palette.text};font:700 34px/1.2 ${codeFonts};letter-spacing:0.16em;white-space:nowrap;-webkit-user-select:all;user-select:all">${escapeHtml(digits)}</td></tr></table></td></tr>`;
}

const cornerOf = (radiusPx: number): number => Math.min(radiusPx, 28);

/** The address stands below the button: who trusts no button reads where it leads. */
function button(sheet: Sheet, url: string): string {
  const { look, site, t } = sheet;
  const { palette, stance } = look;
  const label = escapeHtml(t('messages.mail.open', { site: site.name }));
  return `<tr><td${centred(sheet)} style="padding:16px 24px 8px"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td bgcolor="${palette.accent}" style="border-radius:${cornerOf(stance.controlRadiusPx)}px;background-color:${palette.accent}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/1.25 ${look.bodyFonts};color:${palette['on-accent']};text-decoration:none;overflow-wrap:anywhere">${label}</a></td></tr></table></td></tr>
<tr><td${centred(sheet)} style="padding:0 24px 8px;font-size:13px;line-height:1.5;color:${palette['text-muted']}">${link(url, palette['text-muted'])}</td></tr>`;
}

function foot({ look, site, origin, t }: Sheet, unsubscribeUrl: string | null): string {
  const muted = look.palette['text-muted'];
  const lines = [
    escapeHtml(t('messages.mail.why', { site: site.name })),
    link(origin, muted, site.name),
    ...(unsubscribeUrl
      ? [link(unsubscribeUrl, muted, t('messages.notice.unsubscribeButton'))]
      : []),
  ];
  const [why, ...links] = lines;
  return `${table} style="max-width:${widthPx}px;margin:0 auto"><tr><td align="center" style="padding:16px 24px;font-size:13px;line-height:1.6;color:${muted};overflow-wrap:anywhere">${why}<br>${links.join(' &nbsp;·&nbsp; ')}</td></tr></table>`;
}
