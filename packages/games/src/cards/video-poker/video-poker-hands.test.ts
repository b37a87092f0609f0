import { describe, expect, it } from 'vitest';
import { cardsOf } from '../card-names.ts';
import { deucesHands, jacksHands } from './video-poker-hands.ts';

describe('the row of a paytable that five cards stand in', () => {
  it.each([
    ['Td Jd Qd Kd Ad', 'royal_flush'],
    ['9d Td Jd Qd Kd', 'straight_flush'],
    ['9d 9h 9s 9c Kd', 'four_of_a_kind'],
    ['9d 9h 9s Kc Kd', 'full_house'],
    ['2d 9d Jd Qd Kd', 'flush'],
    ['Ad 2h 3s 4c 5d', 'straight'],
    ['9d 9h 9s Qc Kd', 'three_of_a_kind'],
    ['9d 9h Qs Qc Kd', 'two_pair'],
    ['Jd Jh 2s 5c Kd', 'jacks_or_better'],
    ['Td Th 2s 5c Kd', null],
  ])('%s is %s of jacks or better', (cards, hand) => {
    expect(jacksHands.handOf(cardsOf(cards))).toBe(hand);
  });

  it.each([
    ['Td Jd Qd Kd Ad', 'natural_royal'],
    ['2d 2h 2s 2c Kd', 'four_deuces'],
    ['Td Jd Qd 2h Ad', 'wild_royal'],
    ['9d 9h 9s 2c 2d', 'five_of_a_kind'],
    ['8d 9d Td Jd 2h', 'straight_flush'],
    ['9d 9h 2s 2c Kd', 'four_of_a_kind'],
    ['9d 5h 2s 2c 2d', 'four_of_a_kind'],
    ['9d 9h 9s 9c Kd', 'four_of_a_kind'],
    ['9d 9h Ks Kc 2d', 'full_house'],
    ['9d 9h 9s Kc Kd', 'full_house'],
    ['3d 9d Jd Qd 2h', 'flush'],
    ['4d 5h 6s 7c 2d', 'straight'],
    ['9d 9h 2s Qc Kd', 'three_of_a_kind'],
    ['9d 9h Qs Qc Kd', null],
  ])('%s is %s of deuces wild', (cards, hand) => {
    expect(deucesHands.handOf(cardsOf(cards))).toBe(hand);
  });
});
