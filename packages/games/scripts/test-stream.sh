#!/bin/sh
# packages/games/scripts/test-stream.sh [seed] (needs dieharder)
# Feeds the fair stream to tests of dieharder, one after the other from one pipe: nothing is read twice.
cd "$(dirname "$0")/../../.." || exit 1
tests='0 3 10 11 12 15 100 101 102 205'
node_modules/.bin/node packages/games/scripts/write-stream.ts --seed "${1:-write-stream}" | {
  dieharder -g 200 -d 0 -D default -D seed | grep -v 'rand_name\|stdin_input' | head -3
  for test in $tests; do dieharder -g 200 -d "$test" | grep '|' | tail -n +2 | grep -v 'test_name\|rands'; done
  for bits in 1 2 4; do dieharder -g 200 -d 200 -n "$bits" | grep 'rgb_bitdist'; done
}
