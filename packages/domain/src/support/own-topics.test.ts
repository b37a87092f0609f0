import { expect, it } from 'vitest';
import { ownTopicsIn } from './own-topics.ts';

it.each([
  ['Where is my deposit?', ['payments']],
  ['When is MY BET settled', ['bets']],
  ['what is my deposit limit', ['limits']],
  ['my bets and my withdrawals', ['bets', 'payments']],
  ['Где мои деньги?', ['payments']],
  ['моя ставка', ['bets']],
  ['¿Cuál es mi límite?', ['limits']],
  ['nasaan ang taya ko', ['bets']],
  ['giới hạn của tôi', ['limits']],
  ['had saya berapa', ['limits']],
  ['मेरो निकासी कहाँ छ', ['payments']],
  ['我的注單在哪裡', ['bets']],
  ['我的提款', ['payments']],
  ['How do I deposit?', []],
  ['I lost my password', []],
  ['', []],
])('%j is about %j', (text, topics) => {
  expect(ownTopicsIn(text)).toEqual(topics);
});
