/* Plays anything legal in any game: cc -o anything anything.c */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int begins(const char *line, const char *word) { return strncmp(line, word, strlen(word)) == 0; }

/* Print the action of this number; there are tabs between them. */
static void play(char *actions, unsigned long number) {
    unsigned long count = 1;
    for (char *at = actions; *at; at++) count += *at == '\t';
    char *action = strtok(actions, "\t");
    for (number %= count; number > 0; number--) action = strtok(NULL, "\t");
    printf("best %s\n", action);
}

int main(void) {
    char *line = NULL, *legal = NULL, *luck;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* each line goes out at once */
    while (getline(&line, &room, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (begins(line, "packhouse ")) {
            puts("name Anything");
            puts("ready");
        } else if (begins(line, "setup ")) {
            puts("ready");
        } else if (begins(line, "legal ")) {
            free(legal);
            legal = strdup(line + strlen("legal "));
        } else if (begins(line, "go ") && legal) {
            luck = strstr(line, " luck ");
            play(legal, luck ? strtoul(luck + strlen(" luck "), NULL, 10) : 0);
        } else if (begins(line, "quit")) {
            break;
        }
    }
    free(legal);
    free(line);
    return 0;
}
