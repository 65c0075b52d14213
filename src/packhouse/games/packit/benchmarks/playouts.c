/* Random play-outs of Pack-It on hex-hex-7, as one would first write them in C: the yardstick for the kernel.
 * Prints play-outs, seconds, White's wins and moves. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SIDE = 7, CELLS = 127 };
typedef unsigned __int128 mask;

static mask packets[CELLS];
static uint64_t state = 88172645463325252ULL;

static inline uint64_t xorshift64(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static inline int below(int n) { return (int)(((xorshift64() >> 32) * (uint64_t)n) >> 32); }

static inline int popcount(mask m)
{
    return __builtin_popcountll((uint64_t)m) + __builtin_popcountll((uint64_t)(m >> 64));
}

static void make_board(void)
{
    static const int step[7][2] = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};
    int index[2 * SIDE + 1][2 * SIDE + 1], cell = 0, far = SIDE - 1;
    for (int q = -SIDE; q <= SIDE; q++)
        for (int r = -SIDE; r <= SIDE; r++)
            index[q + SIDE][r + SIDE] = abs(q) <= far && abs(r) <= far && abs(q + r) <= far ? cell++ : -1;
    for (int q = -far; q <= far; q++)
        for (int r = -far; r <= far; r++)
            for (int k = 0; k < 7 && index[q + SIDE][r + SIDE] >= 0; k++) {
                int near = index[q + step[k][0] + SIDE][r + step[k][1] + SIDE];
                if (near >= 0) packets[index[q + SIDE][r + SIDE]] |= (mask)1 << near;
            }
}

int main(int argc, char **argv)
{
    long count = argc > 1 ? atol(argv[1]) : 1000000, white_wins = 0, moves = 0;
    const mask full = ((mask)1 << CELLS) - 1;
    int order[CELLS];
    make_board();
    for (int i = 0; i < CELLS; i++) order[i] = i;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long game = 0; game < count; game++) {
        mask cover[2] = {0, 0}, taken = 0;
        int turn = 0;
        for (int i = 0; i < CELLS && taken != full; i++) { /* a shuffle, as far as it is needed */
            int j = i + below(CELLS - i), cell = order[j];
            order[j] = order[i];
            order[i] = cell;
            if (taken >> cell & 1) continue;
            cover[turn] |= packets[cell];
            taken |= packets[cell];
            turn ^= 1;
            moves++;
        }
        white_wins += 2 * (popcount(cover[0]) - popcount(cover[1])) > 7;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%ld %.6f %ld %ld\n", count, end.tv_sec - start.tv_sec + 1e-9 * (end.tv_nsec - start.tv_nsec), white_wins, moves);
    return 0;
}
