/*
 * In place of the theme's highlighter: nothing. With the alias `false` the bundler would make up a module that it numbers by
 * the absolute path of what it stands for, and the names of scripts would depend on where the project lies.
 */
