import type { CallResponse, faqList, faqSearch } from '@pavilion/contracts';
import { locales } from '@pavilion/domain/locales';
import { matchText } from '@pavilion/domain/search';
import { isOut, itemsOf, type ContentScope } from '../documents.ts';
import { itemId } from '../item-id.ts';
import { pickText, pickWithLanguage } from '../pick-text.ts';
import { sanitised } from '../sanitise.ts';

type Categories = CallResponse<typeof faqList>['value'];
type Question = Categories[number]['questions'][number];
type Hit = CallResponse<typeof faqSearch>['value'][number];

const hitsMost = 20;

/** Questions that are out now, by category; a category without any is left out. */
export async function faqsOf(scope: ContentScope): Promise<Categories> {
  const { site, language, server, isPreview } = scope;
  const now = server.clock.now();
  const items = await itemsOf(scope, 'faqs');
  return items
    .map(({ category, titles, questions }) => ({
      category,
      title: pickText(titles, language, site),
      questions: questions
        .filter((question) => isOut(question, now, isPreview))
        .map((question) => questionOf(scope, question)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

type Written = Awaited<ReturnType<typeof itemsOf<'faqs'>>>[number]['questions'][number];

function questionOf(
  { site, language }: ContentScope,
  { slug, questions, answers }: Written,
): Question {
  const question = pickWithLanguage(questions, language, site);
  return {
    faq_id: itemId(site.id, 'faq', slug),
    slug,
    question: question.text,
    // In the language of its question where it is there, so that the two belong together.
    answer: sanitised(
      answers[question.language] ?? pickText(answers, language, site),
      site.externalId,
    ),
    language: locales[question.language].tag,
    is_fallback: question.isFallback,
  };
}

/**
 * Questions that fit some words, best first: those of the question itself before those of its
 * answer.
 */
export async function searchFaqs(scope: ContentScope, text: string): Promise<Hit[]> {
  const questions = (await faqsOf(scope)).flatMap((category) => category.questions);
  return questions
    .flatMap(({ faq_id, slug, question, answer }): Hit[] => {
      const score = scoreOf(question, answer, text);
      return score === null ? [] : [{ faq_id, slug, question, answer, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, hitsMost);
}

/** 1 for the very question, 0.5 and less for what only its answer says; null where neither fits. */
function scoreOf(question: string, answer: string, text: string): number | null {
  const inQuestion = matchText(question, text);
  if (inQuestion) return rounded(1 - inQuestion.rank / 20);
  const inAnswer = matchText(`${question} ${plain(answer)}`, text);
  return inAnswer && rounded(0.5 - inAnswer.rank / 20);
}

const rounded = (score: number): number => Math.round(Math.max(score, 0.01) * 100) / 100;

/** Words of an answer without its tags. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
