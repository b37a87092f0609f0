import { describe, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { writeSiteContent, type SiteContent } from '@pavilion/server/modules/site/content/index';
import { main, page, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

const write = async (documents: SiteContent['documents']): Promise<void> => {
  const { context } = server();
  const site = context.sites.byExternalId('alpha');
  if (!site) throw new Error('no site');
  await inTransaction(context.database, (executor) =>
    writeSiteContent(executor, context, 'test', site, { documents }),
  );
};
const article = (slug: string, title: string) => ({
  slug,
  titles: { EN: title },
  summaries: { EN: `About ${title}` },
  bodies: { EN: `<p>All of ${title}</p>` },
  category: 'club',
});
const question = (slug: string, text: string, answer: string) => ({
  slug,
  questions: { EN: text },
  answers: { EN: `<p>${answer}</p>` },
});

describe('the news', () => {
  it('lead to articles with others of their kind, and back', async () => {
    await write({ news: [article('one', 'First day'), article('two', 'Second day')] });
    await visit('/news');
    await visitor.click(await until(() => main().getByRole('link', { name: /First day/ })));
    await until(() => main().getByRole('heading', { level: 1, name: 'First day' }));
    expect(await main().findByText('All of First day')).toBeTruthy();
    expect(await main().findByRole('link', { name: /Second day/ })).toBeTruthy();
    await until(() => expect(document.title).toBe('First day | Alpha'));
    await visitor.click(await main().findByRole('link', { name: 'All news' }));
    await until(() => main().getByRole('heading', { level: 1, name: 'News' }));
  });

  it('say where there is no such article, and ask not to be listed', async () => {
    await visit('/news?article=none');
    await until(() => main().getByText('This article is not here'));
    await until(() =>
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex',
      ),
    );
  });
});

describe('the questions', () => {
  it('stand by category, one open by its address, and are found with a typing mistake', async () => {
    await write({
      faqs: [
        {
          category: 'money',
          titles: { EN: 'Money' },
          questions: [
            question('withdraw', 'How do I withdraw?', 'On its own page.'),
            question('limits', 'May I set limits?', 'At any time.'),
          ],
        },
      ],
    });
    await visit('/about');
    await visit('/faqs?question=limits');
    await until(() => main().getByRole('heading', { level: 2, name: 'Money' }));
    const open = () =>
      [...document.querySelectorAll('details[open] summary')].map((one) => one.textContent);
    expect(open()).toEqual(['May I set limits?']);
    const box = await main().findByRole('searchbox', { name: 'Search the questions' });
    await visitor.type(box, 'withdrwa');
    await until(() => expect(main().queryByText('May I set limits?')).toBeNull());
    expect(await main().findByText('How do I withdraw?')).toBeTruthy();
    await visitor.clear(box);
    await visitor.type(box, 'zebra');
    await until(() => main().getByText('No question fits these words'));
  });
});

it('says below every page who runs the site and whom to call', async () => {
  await write({
    footer: {
      operator: 'Alpha Ltd',
      address: '1 High Street',
      licences: [{ regulator: 'The Regulator', number: 'R-1', href: 'https://r.example' }],
      payments: [],
      seals: [],
    },
    helplines: [{ country: 'GB', name: 'Somebody to talk to', phone: '0800 1' }],
  });
  await visit('/about');
  await until(() => page().getByText('Operated by Alpha Ltd · 1 High Street'));
  const licence = await page().findByRole('link', { name: 'The Regulator, licence R-1' });
  expect(licence.getAttribute('href')).toBe('https://r.example');
  expect(page().getByRole('link', { name: '0800 1' }).getAttribute('href')).toBe('tel:08001');
});
