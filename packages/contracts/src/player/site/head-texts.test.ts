import { describe, expect, it } from 'vitest';
import { headTexts } from './head-texts.ts';

const chinese = {
  id: '1',
  page_name: 'about',
  en_item_name: 'About Us',
  en_body: '<p>About us &amp; our <b>games</b>.</p>',
  local_item_name: '关于我们',
  local_body: '<p>关于我们的游戏。</p>',
  meta_title: '关于我们 | Lantern Temple',
  meta_desc: '关于我们的游戏。',
  meta_keywords: '关于我们',
  meta_url: '',
  meta_canonical: '',
  meta_author: '',
  meta_publisher: '',
  meta_lang: 'zh-Hans',
  meta_image_url: '',
  is_listed: true,
};
const texts = (tag: string, pageTitle: string, record: typeof chinese | null = chinese) =>
  headTexts({
    record,
    tag,
    isEnglish: tag === 'en-US',
    pageTitle,
    siteName: 'Lantern Temple',
    fallbackDescription: `General words (${tag})`,
  });

describe('texts of a head are in the language of the page (specification, point 3, SEO record)', () => {
  it('takes the record where it is written in that language', () => {
    expect(texts('zh-Hans', '关于')).toEqual({
      title: '关于我们 | Lantern Temple',
      description: '关于我们的游戏。',
      keywords: '关于我们',
    });
  });

  it('takes name and text of the English part on an English page', () => {
    expect(texts('en-US', 'About')).toEqual({
      title: 'About Us | Lantern Temple',
      description: 'About us & our games.',
      keywords: undefined,
    });
  });

  it('takes nothing of it in a third language, which has general words of its own', () => {
    expect(texts('fil', 'Tungkol sa Amin')).toEqual({
      title: 'Tungkol sa Amin | Lantern Temple',
      description: 'General words (fil)',
      keywords: undefined,
    });
  });

  it.each(['en-US', 'fil'])('knows the home page by the name of the site (%s)', (tag) => {
    expect(texts(tag, '').title).toBe('Lantern Temple');
  });

  it.each([
    ['zh-Hans', { ...chinese, meta_desc: '' }],
    ['en-US', { ...chinese, en_body: '' }],
    ['en-US', null],
  ])('has general words where the record has none (%s)', (tag, record) => {
    expect(texts(tag, 'About', record).description).toBe(`General words (${tag})`);
  });

  it('says nothing of a page nobody should find', () => {
    const hidden = { record: null, tag: 'fil', isEnglish: false, pageTitle: '', siteName: 'S' };
    expect(headTexts({ ...hidden, fallbackDescription: '' }).description).toBeUndefined();
  });

  it('needs no record', () => {
    expect(texts('en-US', 'News', null).title).toBe('News | Lantern Temple');
  });
});
