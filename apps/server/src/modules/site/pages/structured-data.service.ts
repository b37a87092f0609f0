import { createTranslator } from '@pavilion/i18n/server';
import { localizePath, screenTitleKey } from '@pavilion/i18n';
import { screens } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import { siteMediaUrl, sitePicture } from '../../../site-directory/index.ts';
import { faqsOf } from '../content/index.ts';
import type { PageRequest } from './page-request.types.ts';
import { plainText, type PageSubject } from './page-subject.service.ts';

type Fact = Record<string, unknown>;

/** What search engines are told in words of schema.org of a page that they may list. */
export async function structuredDataOf(
  server: ServerContext,
  page: PageRequest,
  subject: PageSubject | null,
  origin: string,
): Promise<Fact[]> {
  const { screen } = page;
  if (screen === 'home') return [organisation(page, origin), website(page, origin)];
  const facts = [breadcrumbs(page, subject, origin)];
  if (subject?.kind === 'article') facts.push(newsArticle(page, subject, origin));
  if (screen === 'faqs') facts.push(...(await questions(server, page)));
  return facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
}

const organisation = ({ site }: PageRequest, origin: string): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  url: `${origin}/`,
  logo: origin + sitePicture(site, 'icon-512.png'),
});

const website = ({ site, locale }: PageRequest, origin: string): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: `${origin}/`,
  inLanguage: locale.tag,
});

/** Address of a path of the site in the language the page is in. */
function addressIn({ site, locale }: PageRequest, path: string, origin: string): string {
  const [siteDefault = 'EN'] = site.languages;
  return origin + localizePath(path, locale.code, siteDefault);
}

function breadcrumbs(page: PageRequest, subject: PageSubject | null, origin: string): Fact {
  const { site, screen, locale } = page;
  const t = createTranslator(locale.tag);
  const path = screen === null ? '/' : screens[screen].path;
  const address = addressIn(page, path, origin);
  const steps = [
    { name: site.name, item: addressIn(page, '/', origin) },
    { name: screen === null ? '' : t(screenTitleKey(screen)), item: address },
    ...(subject ? [{ name: subject.title, item: address + subject.query }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function newsArticle(page: PageRequest, subject: PageSubject, origin: string): Fact {
  const { site, locale } = page;
  const picture = subject.pictureUrl ?? sitePicture(site, 'social.png');
  return {
    '@type': 'NewsArticle',
    headline: subject.title.slice(0, 110),
    description: subject.description,
    image: [origin + siteMediaUrl(site, picture)],
    datePublished: subject.publishedAt?.toISOString(),
    dateModified: subject.updatedAt?.toISOString(),
    inLanguage: locale.tag,
    mainEntityOfPage: addressIn(page, '/news', origin) + subject.query,
    publisher: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  };
}

async function questions(server: ServerContext, page: PageRequest): Promise<Fact[]> {
  const { site, locale } = page;
  const all = (await faqsOf({ server, site, language: locale.code })).flatMap(
    (category) => category.questions,
  );
  if (all.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: locale.tag,
      mainEntity: all.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ];
}
