/**
 * Queries of owners, moderators, members, developers and buyers, written from the pages without looking at search results; then
 * questions that people asked in public about similar bots, also short, misspelled or from error messages. Each line is
 * `query; query | answer answer`. An answer is the address of a heading, a table row (`#setting-…`) or a page. For each query, one
 * answer should be among the first three results.
 */
import {product} from '../../src/facts/product';
import {paths} from '../../src/facts/derived/paths';

const issueId = (number: number): string => `${product.issuePrefix}-${number}`;

const queryTable = `
autorole; joinrole | /docs/modules/welcoming#roles
why does the bot need Manage Roles | /faq/permissions#why /faq/permissions#role-not-given /docs/Introduction#permissions
FAQ command for my server | /docs/modules/tags /docs/modules/tags#quick-start
youtube channel added nothing posted; youtube notification not working | /docs/modules/socials#problem-nothing-posted
restore deleted log channel | /docs/modules/logging#problem-channel-deleted
only one color role at a time; reaction role one only; only one role | /docs/modules/reactionroles#modes
use in private chat without a server | /faq/general#direct-messages
add bot to server; invite the bot | /faq/general#add /get-started /docs/Introduction#first-steps
setup | /faq/general#set-up /docs/Introduction#first-steps /docs/Introduction#commands /docs#server-owner
turn on a module | /docs/Introduction#commands /docs/Introduction#first-steps /docs/Introduction#modules-and-functions
dashbord login | /docs/extras/dashboard#sign-in /docs/extras/dashboard
who can use the dashboard | /docs/extras/dashboard#access /docs/extras/settings#setting-manager_roles
admins managers moderators staff | /faq/permissions#who
change language; change bot language | /docs/extras/settings#setting-language /docs/extras/settings#list /faq/general#languages
guild settings | /docs/extras/settings /docs/extras/settings#list /docs/api/general#get-settings /docs/api/general#object-settings
timezone | /docs/extras/settings#setting-timezone /docs/extras/settings#list /docs/extras/settings
does it need administrator; is admin perm required | /faq/permissions#administrator
migrate from another bot; switch from mee6 | /faq/general#other-bot
level system | /faq/general#no-levels /faq/general#not-offered
Does it work with TikTok? | /faq/general#not-offered /docs/modules/socials#how-it-works
limit commands to one channel; bot only in one channel; disable a command | /faq/permissions#limit-commands
ping everyone | /docs/extras/settings#mentions /docs/extras/settings#setting-mention_policy
welcome message; welcom message; greet new members | /docs/modules/welcoming /docs/modules/welcoming#quick-start /docs/modules/welcoming#places
join message | /docs/modules/welcoming /docs/modules/welcoming#quick-start /docs/modules/welcoming#places /docs/modules/invite-tracker#settings
goodbye message | /docs/modules/welcoming#places /docs/modules/welcoming /docs/modules/welcoming#how-it-works
auto role on join | /docs/modules/welcoming#roles /docs/modules/welcoming#how-it-works /docs/modules/welcoming#commands
captcha verification | /docs/modules/verifier#methods /docs/modules/verifier /docs/modules/verifier#quick-start
verfication | /docs/modules/verifier /docs/modules/verifier#quick-start /docs/modules/verifier#methods /docs/api/modules/verifier
make members accept the rules | /docs/modules/rules#quick-start /docs/modules/rules /docs/modules/rules#accept
who invited whom | /docs/modules/invite-tracker /docs/modules/invite-tracker#quick-start /docs/modules/invite-tracker#commands
reaction roles; reactin roles; self roles | /docs/modules/reactionroles /docs/modules/reactionroles#quick-start
members pick their own role | /docs/modules/reactionroles /docs/modules/reactionroles#quick-start /docs/modules/reactionroles#who
role dropdown menu; dropdown roles | /docs/modules/reactionroles#styles /docs/modules/reactionroles#example-region
temporary voice channels; join to create vc | /docs/modules/tempchannels /docs/modules/tempchannels#quick-start
join to create | /docs/modules/tempchannels /docs/modules/tempchannels#quick-start /docs/modules/tempchannels#claim
member count channel | /docs/modules/serverstats#quick-start /docs/modules/serverstats#counters /docs/modules/serverstats
starboard | /docs/modules/serverstats#starboard /docs/modules/serverstats#quick-start /docs/modules/serverstats
ticket system | /docs/modules/tickets /docs/modules/tickets#quick-start
modmail | /faq/general#other-bot /docs/modules/tickets
giveaway | /docs/modules/giveaways /docs/modules/giveaways#quick-start
raffle | /docs/modules/giveaways /docs/modules/giveaways#quick-start /docs/modules/giveaways#example-crew
anonymous vote | /docs/modules/polls#kinds /docs/modules/polls#anonymous /docs/modules/polls /docs/modules/polls#how-it-works
post a message every monday | /docs/modules/reminders#kinds /docs/modules/reminders#cron /docs/modules/reminders#example-meeting /docs/modules/reminders#quick-start
scheduled announcements | /docs/modules/reminders#kinds /docs/modules/reminders /docs/modules/reminders#example-evening /docs/modules/reminders#quick-start
twitch notifications | /docs/modules/socials /docs/modules/socials#example-live /docs/modules/socials#how-it-works /docs/modules/socials#quick-start
custom commands | /docs/modules/tags /faq/general#other-bot /docs/modules/tags#quick-start
auto reply to a word | /docs/modules/autoresponder /docs/modules/autoresponder#quick-start /docs/modules/autoresponder#match
embed builder | /docs/functions/utils#embeds /docs/functions/utils /docs/functions/utils#embed-create
can it play youtube | /faq/audio#not-supported /faq/audio#sources
nsfw | /docs/modules/socials#setting-hide_nsfw /docs/modules/socials#settings /docs/modules/socials#problem-adult-missing /docs/extras/variables/channel-variables#list
remove the bot; kick bot data | /faq/general#remove /faq/general#kept-after-removal
delete all server data | /docs/extras/dashboard#delete-all /faq/general#remove
bot not giving role to new members; autoroles not working | /docs/modules/welcoming#problem-role-too-high /faq/permissions#role-not-given /docs/modules/welcoming#problem-role-late /docs/modules/welcoming#roles
put bot above other roles | /faq/permissions#role-order /faq/permissions#role-not-given
only let mods use commands; mod role commands | /faq/permissions#limit-commands /docs/functions/moderation#who
two bots welcome the same person; welcome message sent twice | /docs/modules/welcoming#problem-two-greetings /faq/general#other-bot
bot in multiple servers | /faq/general#several-servers
set timezone | /docs/extras/settings#setting-timezone /docs/extras/settings#changes
welcome message with image | /docs/modules/welcoming#card /docs/modules/welcoming#setting-card_enabled /docs/modules/welcoming#setting-card_background
random welcome messages | /docs/modules/welcoming#commands /docs/modules/welcoming#limits
add reaction role to existing message | /docs/modules/reactionroles#existing-message /docs/modules/reactionroles#example-teams
max tickets per user | /docs/modules/tickets#setting-open_per_member /docs/modules/tickets#problem-too-many-open
auto close inactive tickets; auto close tickets | /docs/modules/tickets#setting-auto_close_after
feedback after ticket | /docs/modules/tickets#setting-ask_rating
star emoji hall of fame | /docs/modules/serverstats#starboard
twitch live notification role ping | /docs/modules/socials#pings /docs/modules/socials#example-live
youtube videos not showing up | /docs/modules/socials#problem-nothing-posted /docs/modules/socials#problem-filtered /docs/modules/socials#problem-cannot-post
logs too noisy; remove log spam | /docs/modules/logging#ignore /docs/modules/logging#readable
make bot reply when someone says hello | /docs/modules/autoresponder /docs/modules/autoresponder#quick-start
filter for swear words | /faq/general#no-word-filter /faq/general#not-offered
suggestion box without names | /docs/modules/tickets#form
commands without slash are gone; commands dont show up when i type /; slash commands not loading; how to change prefix; slash commands not showing; commands missing for members | /faq/general#no-commands
skip song vote | /docs/functions/music-and-radio#skip /docs/functions/music-and-radio#music-skip
bot does not respond | /faq/general#no-answer /get-started#no-answer /faq/reporting-issues#discord-messages
commands not showing up | /faq/general#no-commands /docs/functions/moderation#problem-command-hidden
the application did not respond; interaction failed; application did not respond | /faq/reporting-issues#discord-messages
role not given | /faq/permissions#role-not-given /docs/modules/reactionroles#problem-role-not-given /docs/functions/moderation#problem-role-too-high
bot can't assign role | /faq/permissions#role-not-given /faq/permissions#role-order /docs/functions/moderation#problem-role-too-high /docs/api/error-codes#role-hierarchy
poll ended but no result | /docs/modules/polls#problem-result-not-posted /docs/modules/polls#problem-not-posted
member cannot vote | /docs/modules/polls#problem-cannot-vote
new members are not greeted; welcome message not sending | /docs/modules/welcoming#problem-no-greeting
logs stopped; webhook deleted, no log lines | /docs/modules/logging#problem-lines-stopped
deleted message logged without text | /docs/modules/logging#problem-text-missing /docs/modules/logging#setting-message_content
transcript missing messages | /docs/modules/tickets#problem-transcript-gaps
stickers missing in transcripts | ${paths.issue(issueId(123))} /docs/modules/tickets#problem-transcript-gaps
reminder at the wrong hour | /docs/modules/reminders#problem-wrong-time
captcha without picture; captcha not loading | /docs/modules/verifier#problem-no-picture ${paths.issue(issueId(131))}
verified members see nothing; verified but cant see channels | /docs/modules/verifier#problem-sees-nothing
counter shows old number | /docs/modules/serverstats#problem-counter-behind ${paths.issue(issueId(101))}
inviter unknown | /docs/modules/invite-tracker#problem-inviter-unknown ${paths.issue(issueId(104))}
stream not posted | /docs/modules/socials#problem-nothing-posted /docs/modules/socials#problem-cannot-post
no sound in voice channel | /faq/audio#silence /docs/functions/music-and-radio#problem-silent
music stopped bot left; bot leaves vc on its own | /faq/audio#left /docs/functions/music-and-radio#problem-left
old messages not deleted | /docs/functions/moderation#problem-old-messages /docs/functions/moderation#limits
staff cannot see ticket | /docs/modules/tickets#problem-staff-miss-thread /docs/modules/tickets#staff
/timeout; mute a member for an hour | /docs/functions/moderation#timeout /docs/functions/moderation#commands
mute | /docs/functions/moderation#timeout /docs/functions/moderation#voice-mute /docs/functions/moderation#commands
/timout | /docs/functions/moderation#timeout /docs/functions/moderation#untimeout /docs/functions/moderation#commands
temporary ban | /docs/functions/moderation#can-change-end /docs/functions/moderation#ban /docs/functions/moderation#softban
banning users | /docs/functions/moderation#ban /docs/functions/moderation
/unban | /docs/functions/moderation#unban
purge; clear all messages in channel | /docs/functions/moderation#purge
bulk delete messages; purge only one users messages | /docs/functions/moderation#purge /docs/functions/moderation#example-spam
slow mod | /docs/functions/moderation#slowmode
lock channel | /docs/functions/moderation#lock /docs/functions/moderation#unlock
warning points | /docs/functions/moderation#warnings /docs/functions/moderation#warn
when do warnings expire | /docs/functions/moderation#warnings /docs/functions/moderation#setting-warning_expire_days /docs/functions/moderation#settings
history of a member | /docs/functions/moderation#history /docs/functions/moderation#case
/poll create | /docs/modules/polls#commands /docs/modules/polls#quick-start /docs/modules/polls#kinds
poll create | /docs/modules/polls#commands /docs/modules/polls#quick-start /docs/modules/polls#kinds /docs/api/modules/polls#create-poll
/ticket close | /docs/modules/tickets#commands /docs/modules/tickets#quick-start /docs/modules/tickets#transcripts
reroll giveaway | /docs/modules/giveaways#commands /docs/modules/giveaways#how-it-works /docs/modules/giveaways#quick-start /docs/api/modules/giveaways#reroll-giveaway
/diagnose | /docs/Introduction#commands /docs/Introduction#first-steps /faq/general#no-answer /faq/permissions#add-later
stop a raid | /docs/raid /docs/raid#now /docs/functions/moderation#example-raid /docs/modules/verifier#raid
mod log; modlog channel | /docs/modules/logging#quick-start /docs/modules/logging /docs/modules/logging#events-moderation
log deleted messages | /docs/modules/logging#can-messages /docs/modules/logging#events-messages /docs/modules/logging#choose /docs/modules/logging#setting-message_content /docs/modules/logging#problem-text-missing
audit logs | /docs/extras/dashboard#audit-log /docs/modules/logging /docs/api/general#list-audit-entries
limit_reached | ${paths.error('limit_reached')}
bot_permission_missing | ${paths.error('bot_permission_missing')} /docs/api/error-codes#example-permission
role hierarchy | ${paths.error('role_hierarchy')} /faq/permissions#role-order /faq/permissions#role-not-given
Manage Roles | /faq/permissions#why /faq/permissions#role-not-given /faq/permissions#role-order /docs/modules/reactionroles#permission-manage-roles
manage guild | /faq/permissions#why /docs/modules/invite-tracker#permission-manage-guild /docs/modules/invite-tracker#permissions /docs/extras/dashboard#access
Manage Webhooks | /docs/modules/logging#permission-manage-webhooks /docs/modules/logging#permissions /faq/permissions#why /docs/modules/logging#problem-lines-stopped
bot permisions | /faq/permissions /faq/permissions#why /faq/permissions#add-later /get-started
privileged intents | /faq/permissions#intents
${issueId(112)} | ${paths.issue(issueId(112))} /docs/modules/polls#problem-native-close
${issueId(129).toLowerCase()} | ${paths.issue(issueId(129))}
known bugs | /known-issues /known-issues#list /faq/reporting-issues#known
where do I find my server id; how to get guild id | /faq/reporting-issues#contents /docs/api#first-call
report a bug | /faq/reporting-issues#where /known-issues#report /faq/reporting-issues#contents /faq/reporting-issues
is the bot down | /faq/general#no-answer /faq/general#support /faq/reporting-issues#known /known-issues
how long can a timeout be | /docs/functions/moderation#limits /docs/functions/moderation#timeout /docs/functions/moderation#mute
3 warns = ban; automatic ban after warnings | /docs/functions/moderation#warnings
clear a warning; remove a warning; clear all warnings | /docs/functions/moderation#unwarn
someone got hacked and sends scam links | /docs/functions/moderation#hacked
kick from vc | /docs/functions/moderation#voice-disconnect
anti alt | /faq/general#no-alts /docs/modules/verifier#spam-accounts /docs/modules/verifier#setting-min_account_days /docs/functions/miscellaneous#example-check
verify old members | /docs/modules/verifier#existing-members
see deleted messages | /docs/modules/logging#can-messages /docs/modules/logging#events-messages /docs/modules/logging#choose /docs/modules/logging#problem-text-missing
end giveaway early | /docs/modules/giveaways#stop
permission missing in a raid | /docs/modules/verifier#raid /docs/functions/moderation#example-raid /docs/raid /docs/raid#bot-permissions /docs/functions/moderation#problem-bot-permission
what data is stored about me; what data do you collect | ${paths.privacy}#stored /faq/privacy-and-security#stored /documents/privacy-policy#data
Does it read my messages? | /faq/privacy-and-security#messages ${paths.privacy}#messages /documents/privacy-policy#message-content
delete my data | /faq/privacy-and-security#get-or-delete ${paths.privacy}#delete ${paths.privacy}#commands /documents/privacy-policy#choices
/privacy delete | ${paths.privacy}#delete ${paths.privacy}#commands /faq/privacy-and-security#get-or-delete /docs/Introduction#commands
download my data | /faq/privacy-and-security#get-or-delete ${paths.privacy}#commands
privacy export | ${paths.privacy}#commands /faq/privacy-and-security#get-or-delete /docs/Introduction#commands
opt out; opting out of statistics | ${paths.privacy}#opt-out /faq/privacy-and-security#opt-out /documents/privacy-policy#choices
gdpr | /documents/privacy-policy#rights /documents/privacy-policy#purposes /documents/privacy-policy#controller /documents/privacy-policy
privacy polcy | /documents/privacy-policy /documents/privacy-policy#summary
train AI on messages | /faq/privacy-and-security#ai-training ${paths.privacy}#messages /documents/privacy-policy#message-content
does the bot record voice chats | /faq/audio#recording ${paths.privacy}#never-stored
can it see my DMs | ${paths.privacy}#never-stored /faq/privacy-and-security#messages /documents/privacy-policy#not-stored
anonimous polls | /docs/modules/polls#privacy /docs/modules/polls#kinds /docs/modules/polls#anonymous /docs/modules/polls
how long is data kept | /faq/privacy-and-security#how-long ${paths.privacy}#retention /documents/privacy-policy#retention ${paths.privacy}#stored
who can read my ticket | /faq/privacy-and-security#tickets /docs/modules/tickets#staff /docs/modules/tickets#privacy
are anonymous polls really anonymous | /docs/modules/polls#privacy /docs/modules/polls#kinds ${paths.privacy}#visible
where are the servers located; encryption | /faq/privacy-and-security#where ${paths.privacy}#where /documents/privacy-policy#security
do you sell data | /documents/privacy-policy#recipients ${paths.privacy}#visible
minimum age | /documents/privacy-policy#age /documents/terms-of-service#age
cookies | /documents/privacy-policy#site
online status tracking | ${paths.privacy}#never-stored /faq/permissions#intents /documents/privacy-policy#not-stored
who runs this bot | /faq/general#who-runs-it /documents/privacy-policy#controller
security vulnerability | /faq/privacy-and-security#vulnerability /faq/reporting-issues#where
contact about privacy | ${paths.privacy}#contact /documents/privacy-policy#contact
which servers share my data with the bot | ${paths.privacy}#commands /docs/Introduction#commands /faq/general#several-servers
/remind me | /docs/modules/reminders#commands /docs/modules/reminders#quick-start /docs/modules/reminders#kinds /docs/modules/reminders
cancel a reminder | /docs/modules/reminders#can-cancel-all /docs/modules/reminders#commands
reminder did not arrive | /docs/modules/reminders#problem-no-direct-message
open a ticket | /docs/modules/tickets#commands /docs/modules/tickets#quick-start /docs/modules/tickets /docs/modules/tickets#problem-cannot-open
cannot enter giveaway | /docs/modules/giveaways#problem-cannot-enter /docs/modules/giveaways#requirements
rename my voice channel | /docs/modules/tempchannels#quick-start /docs/modules/tempchannels#commands /docs/modules/tempchannels#owner /docs/modules/tempchannels#problem-third-rename
play tic tac toe | /docs/functions/games#game-tic-tac-toe /docs/functions/games#commands
use commands in direct messages | /faq/general#direct-messages /docs/Introduction#commands
who voted for what; anonymous poll | /docs/modules/polls#anonymous
can i edit a poll | /docs/modules/polls#problem-answers-fixed /docs/modules/polls#kinds /docs/modules/polls#commands
remind me every day | /docs/modules/reminders#kinds /docs/modules/reminders#cron /docs/modules/reminders#quick-start
music not playing youtube | /faq/audio#not-supported
what does the sign in share | /faq/privacy-and-security#sign-in /docs/extras/dashboard#sign-in
can mods read my ticket | /faq/privacy-and-security#tickets /docs/modules/tickets#staff
erase all my data | /faq/privacy-and-security#get-or-delete ${paths.privacy}#delete ${paths.privacy}#commands
create api key endpoint | /docs/api/api-keys#create /docs/api/api-keys#operations
tickets scope 403 | /docs/api/error-codes#missing-scope /docs/api/api-keys#scopes /docs/api/modules/tickets
CORS; cors; access-control-allow-origin; api not working from browser; fetch blocked by cors policy | /docs/api/api-keys#storing
api key | /docs/api/api-keys /docs/api/api-keys#create /docs/api#keys /docs/api/api-keys#object-api-key
create api key | /docs/api/api-keys#create /docs/api#first-call
base url | /docs/api#base /docs/api/general#formats
authorization bearer header | /docs/api/api-keys#send /docs/api#keys
scopes | /docs/api/api-keys#scopes
polls:write | /docs/api/modules/polls#base /docs/api/api-keys#scopes
rotating keys; api token reset | /docs/api/api-keys#rotation /docs/api/api-keys#rotate-api-key
leaked key | /docs/api/api-keys#revoke /docs/api/api-keys#revoke-api-key
openapi | /docs/api#openapi /docs/api/error-codes#openapi
postman collection; typescript types; python library for the api; npm wrapper | /docs/api#openapi
rate limit | /docs/api/general#rate-limits /docs/api/general#retry ${paths.error('rate_limited')}
429 | ${paths.error('rate_limited')} /docs/api/general#retry /docs/api/general#rate-limits /docs/api/error-codes#example-rate-limit
Retry-After | /docs/api/general#retry /docs/api/general#rate-limits /docs/api/error-codes#example-rate-limit
pagination; paginaton | /docs/api/general#paging
next page cursor | /docs/api/general#paging ${paths.error('invalid_cursor')}
Idempotency-Key; idempotncy key | /docs/api/general#idempotency ${paths.error('idempotency_conflict')}
webhooks | /docs/api/general#polling /docs/modules/logging#permission-manage-webhooks /docs/modules/logging#how-it-works
X-Request-Id | /docs/api/general#tracing /faq/reporting-issues#contents
breaking changes | /docs/api/general#versions /documents/changelog#api /documents/changelog#versions
deprecated fields | /docs/api/general#deprecated-fields /docs/api/general#versions
api changelog feed | /documents/changelog#api /documents/changelog#feeds
snowflake ids as strings; timestamp format in the api; snowflake precision javascript | /docs/api/general#formats
custom emoji format | /docs/api/general#forms /docs/api/general#list-emoji ${paths.error('unknown_emoji')}
validation_failed | ${paths.error('validation_failed')} /docs/api/error-codes#example-validation
missing scope | ${paths.error('missing_scope')} /docs/api/api-keys#key-errors /docs/api/api-keys#scopes
module_disabled | ${paths.error('module_disabled')} /docs/api/general#module-off
expired key | ${paths.error('expired_key')} /docs/api/api-keys#key-errors /docs/api/api-keys#rotation
unknown channel | ${paths.error('unknown_channel')}
error format problem json | /docs/api/error-codes#format /docs/api/error-codes#examples
POST /polls | /docs/api/modules/polls#create-poll /docs/api/modules/polls#base
POST /polls/entries; createPoll | /docs/api/modules/polls#create-poll
close poll api | /docs/api/modules/polls#close-poll
listPollVotes | /docs/api/modules/polls#list-poll-votes
GET /guilds/{guild_id} | /docs/api/general#get-server /docs/api#first-call
listTickets | /docs/api/modules/tickets#list-tickets
GET /tickets/stats | /docs/api/modules/tickets#get-ticket-stats
api reroll winners | /docs/api/modules/giveaways#reroll-giveaway
previewCron | /docs/api/modules/reminders#preview-cron
PUT /verifier/lockdown | /docs/api/modules/verifier#set-verifier-lockdown
list roles | /docs/api/general#list-roles
read audit log with api | /docs/api/general#list-audit-entries /docs/api/general#object-audit-entry /docs/extras/dashboard#audit-log
api status endpoint | /docs/api/general#get-status /docs/api#status
max_choices | /docs/api/modules/polls#object-poll.max_choices /docs/api/modules/polls#object-poll /docs/api/modules/polls#create-poll
voter_role_ids | /docs/api/modules/polls#object-poll.voter_role_ids /docs/api/modules/polls#object-poll /docs/api/modules/polls#create-poll
creator_roles | /docs/modules/polls#setting-creator_roles /docs/modules/polls#settings /docs/modules/tags#setting-creator_roles /docs/modules/tags#settings
mention_policy | /docs/extras/settings#setting-mention_policy /docs/extras/settings#mentions /docs/extras/settings#list /docs/api/general#object-settings
transcript_channel | /docs/modules/tickets#setting-transcript_channel /docs/modules/tickets#settings /docs/modules/tickets#transcripts /docs/api/modules/tickets#object-settings
user.mention | /docs/extras/variables/user-variables#list /docs/extras/variables/user-variables#names /docs/extras/variables/user-variables
{server.member_count} | /docs/extras/variables/server-variables#list /docs/extras/variables/server-variables#counts /docs/extras/variables/server-variables
poll.voter_count | /docs/modules/polls#variables /docs/api/modules/polls#object-poll.voter_count /docs/api/modules/polls#object-poll
variable filters | /docs/extras/variables#filters /docs/extras/variables#grammar
polls.poll.closed | /docs/modules/polls#events
429 too many requests how long to wait | /docs/api/general#retry /docs/api/general#rate-limits /docs/api/error-codes#rate-limited /docs/api/error-codes#example-rate-limit
how do i get an api token | /docs/api/api-keys#create /docs/api#keys
push events; verify hmac signature; websocket events | /docs/api/general#polling
batch requests | /docs/api/general#bulk /docs/api/general#answers
end premium former admin | /docs/Premium#cancel /faq/premium#cancel
price; cost | /faq/premium#cost /docs/Premium#plans /premium#plan-premium /premium
how much is premium | /docs/Premium /faq/premium#cost /docs/Premium#plans /premium#plan-premium /premium
is it free | /faq/general#free /docs/Premium#plans /premium#plan-free
free vs premium | /docs/Premium#plans /docs/Premium#comparison /premium#comparison /faq/premium#changes
premum features | /docs/Premium#comparison /premium#only /faq/premium#changes /docs/Premium
compare plans | /docs/Premium#plans /docs/Premium#comparison /premium#comparison
do I need premium | /docs/Premium#need
buy premium | /docs/Premium#buy /premium#buy /premium
buy on iphone | /faq/premium#phone /docs/Premium#buy
refund; refnd | /faq/premium#payment-questions /docs/Premium#buy
cancel subscription; cancelling | /docs/Premium#cancel /faq/premium#cancel
free trial | /faq/premium#trial /docs/Premium#buy
yearly plan; is there a free trial | /faq/premium#trial
premium for several servers | /faq/general#several-servers /docs/Premium#buy /faq/premium#move
transfer premium to another server | /faq/premium#move /docs/Premium#buy
what happens when premium ends; grace period | /docs/Premium#end /faq/premium#end /premium#end
payment failed | /faq/premium#payment-failed /docs/Premium#end /faq/premium#end /premium#end /faq/premium#payment-questions
taxes and currency | /faq/premium#cost /docs/Premium#buy
paid but premium not active | /faq/premium#payment-questions /docs/Premium#buy /docs/Premium#support
poll limits | /docs/modules/polls#limits /docs/Premium#limits-polls
how many open tickets | /docs/modules/tickets#limits /docs/Premium#limits-tickets /docs/modules/tickets#problem-too-many-open
welcome card | /docs/modules/welcoming#how-it-works /docs/modules/welcoming#limits /docs/modules/welcoming#setting-card_enabled /docs/modules/welcoming#problem-no-card
24/7 music | /docs/functions/music-and-radio#settings /docs/functions/music-and-radio#limits /faq/audio#left /docs/Premium#comparison
support response time | /faq/reporting-issues#how-fast /docs/Premium#support
uptime guarantee | /documents/terms-of-service#availability
premium_required | ${paths.error('premium_required')} /docs/Premium#need
terms of service | /documents/terms-of-service /documents/terms-of-service#summary
which languages | /faq/general#languages /docs/extras/settings#setting-language /docs/api/general#list-languages
polls changelog | ${paths.component('current', 'modules.polls')} /documents/changelog#list /documents/changelog
can i get my money back; tax invoice; paid, but premium is off; premium refund | /faq/premium#payment-questions
who is told when the payment fails | /docs/Premium#end /faq/premium#end /faq/premium#payment-failed
card declined | /faq/premium#payment-failed /faq/premium#ways-to-pay /faq/premium#payment-questions
sandbox test environment api | /docs/api#sandbox
two clients update same time overwrite | /docs/api/general#conflicts
zapier make n8n | /docs/api#zapier
random response | /docs/modules/autoresponder#can-random
sticky message | /docs/modules/reminders#can-sticky
several keywords one trigger | /docs/modules/autoresponder#can-keywords
accents in trigger | /docs/modules/autoresponder#can-accents
cooldown per user | /docs/modules/autoresponder#can-cooldown
bot answers twice | /docs/modules/autoresponder#problem-two-answers /docs/modules/socials#problem-two-bots
copy autoresponder to another server; copy settings to another server | /docs#copy
change bot nickname and avatar | /faq/general#appearance
change embed color | /docs/extras/settings#setting-accent_color /docs/extras/settings#changes /docs/modules/rules#can-color
deleted channel selected in settings | /docs#deleted
game leaderboard who has the most wins | /docs/functions/games#can-leaderboard
coin flip rigged | /docs/functions/games#can-random
decline a challenge game | /docs/functions/games#can-decline
online count in server info | /docs/functions/miscellaneous#info-server /docs/modules/serverstats#can-status
copy emoji to my server | /docs/functions/miscellaneous#can-copy-emoji
birthdays | /docs/modules/reminders#can-birthdays /faq/general#no-birthdays
self host | /faq/general#no-self-hosting
reset one module | /docs/extras/dashboard#can-reset
remove someone from giveaway | /docs/modules/giveaways#can-remove
giveaway image color | /docs/modules/giveaways#can-picture
notify host when giveaway ends | /docs/modules/giveaways#can-tell-host
people with a role bypass giveaway requirements | /docs/modules/giveaways#can-bypass
give a role to everyone who joins with this invite link | /docs/modules/invite-tracker#can-role
invite contest monthly | /docs/modules/invite-tracker#can-month
delete all invites of a member | /docs/modules/invite-tracker#can-delete-all
ghost ping | /docs/modules/logging#can-ghost-ping
log only certain channels whitelist | /docs/modules/logging#can-only
log missed while bot was offline | /docs#restarts /docs/modules/logging#behavior
temporary ban not lifted | /docs/functions/moderation#problem-ban-not-lifted
lock all channels at once | /docs/functions/moderation#can-lock-all
mass ban; massban | /docs/functions/moderation#can-mass
attach screenshot to warning | /docs/functions/moderation#can-evidence
music in two voice channels at once | /docs/functions/music-and-radio#can-two-channels
play an uploaded mp3 | /docs/functions/music-and-radio#can-upload
saved playlists | /docs/functions/music-and-radio#can-save
play soundcloud playlist | /docs/functions/music-and-radio#can-playlist
why is the bot deafened | /faq/audio#deafened /faq/audio#recording
recurring poll every week | /docs/modules/polls#can-schedule
vote in read only channel | /docs/modules/polls#can-read-only
export poll results csv | /docs/modules/polls#can-export
two people paid for the same server | /docs/Premium#problem-twice
is this verification a scam | /faq/privacy-and-security#scam
block the bot; bot spamming dms | ${paths.privacy}#direct-messages /faq/privacy-and-security#direct-messages
temporary role expires after 7 days | /docs/modules/reactionroles#can-expire
daylight saving reminder one hour off; dst | /docs/modules/reminders#problem-daylight-saving
others join my reminder | /docs/modules/reminders#can-others
bump reminder disboard | /docs/modules/reminders#can-bump
recurring message posted twice | /docs/modules/reminders#problem-twice
moderator without manage server schedule message | /docs/modules/reminders#can-moderators
warn with rule number | /docs/modules/rules#can-warn
quiz about the rules | /docs/modules/rules#can-quiz
does the bot enforce rules automatically | /docs/modules/rules#can-enforce
counter in text channel or topic | /docs/modules/serverstats#can-channel
list inactive members | /docs/modules/serverstats#can-inactive
leaderboard most starred messages | /docs/modules/serverstats#can-star-top
youtube premiere notification | /docs/modules/socials#can-premieres
rss private feed password login | /docs/modules/socials#can-login
pause notifications for a while | /docs/modules/socials#can-pause
post a tag as a reply to a message | /docs/modules/tags#can-reply
stop a member from creating tags | /docs/modules/tags#can-exclude
restore deleted tag | /docs/modules/tags#can-restore
hide who used the tag | /docs/modules/tags#can-hide
use existing voice channel as hub | /docs/modules/tempchannels#can-existing
everyone can see tickets | /docs/modules/tickets#problem-everyone-sees
only staff can close tickets; ticket close reason required | /docs/modules/tickets#can-staff-close
staff notes in ticket | /docs/modules/tickets#can-notes
ticket cooldown spam | /docs/modules/tickets#can-cooldown
claimed ticket hidden from other staff | /docs/modules/tickets#can-hide
tickets per staff statistics | /docs/modules/tickets#can-stats
reminder unanswered ticket | /docs/modules/tickets#can-remind
several embeds in one message | /docs/functions/utils#can-several
delete scam links automatically | /docs/functions/utils#can-scam
calculator | /docs/functions/utils#can-calculator
age verification 18+ | /docs/modules/verifier#can-age
account too new still waiting after verify | /docs/modules/verifier#problem-too-young
custom questions verification application | /docs/modules/verifier#can-apply
kick raiders automatically | /docs/modules/verifier#can-kick-raiders
verify roblox steam email account | /docs/modules/verifier#can-accounts
welcome message @unknown-user | /docs/modules/welcoming#problem-unknown-user
welcome message after verification | /docs/modules/welcoming#can-wait
welcome in two channels | /docs/modules/welcoming#can-two
welcome for bots | /docs/modules/welcoming#can-bots /docs/modules/welcoming#setting-greet_bots
change font of card | /docs/modules/welcoming#card
tag add reaction | /docs/modules/tags#can-buttons
trigger when bot is mentioned | /docs/modules/autoresponder#can-ping
trigger fires on wrong messages | /docs/modules/autoresponder#problem-wrong-message
verification link expire | /docs/modules/verifier#can-reuse
remove unverified role | /docs/modules/verifier#how-it-works /docs/modules/rules#can-unverified
rename accept button | /docs/modules/rules#can-label
reroll time limit | /docs/modules/giveaways#can-past /docs/modules/giveaways#limits
reminder in thread not in list | /docs/modules/reminders#can-cancel-all
animated emoji reaction role | /docs/modules/reactionroles#can-emoji
member count without bots | /docs/modules/serverstats#counters
channel position log | /docs/modules/logging#can-order
quiet hours stream alerts | /docs/modules/socials#can-quiet
many new items at once feed | /docs/modules/socials#can-all
multiple hubs | /docs/modules/tempchannels#can-several
room control panel deleted | /docs/modules/tempchannels#problem-panel-gone
warn silently not public | /docs/functions/moderation#can-silent
maximum song length | /docs/functions/music-and-radio#problem-track-too-long
counting channel | /docs/functions/games#can-count
owner account lost | /docs/extras/dashboard#can-without-owner
under 18 buy premium | /faq/premium#ways-to-pay
id does not exist 404 | /docs/api/error-codes#not-found
api check premium | /docs/api/general#get-server
cache api responses | /docs/api#can-cache
collect again after deletion | ${paths.privacy}#opt-out ${paths.privacy}#delete
bot message about me remove | ${paths.privacy}#posted
bot kicked immediately; cannot invite bot | /faq/general#add
bot slow; bot offline | /faq/general#no-answer
no transcript after closing; transcript not sent | /docs/modules/tickets#problem-no-copy
ticket owner left server | /docs/modules/tickets#problem-opener-left
delete trigger message tag | /docs/modules/tags#can-delete-trigger
tag not responding; custom command doesn't work | /docs/modules/tags#problem-prefix
reply to other bots | /docs/modules/autoresponder#how-it-works
lost verified role | /docs/modules/verifier#problem-lost-role
welcome variables not working | /docs/modules/welcoming#problem-variables
vote twice | /docs/modules/polls#can-alts
reaction role message deleted | /docs/modules/reactionroles#problem-message-deleted
reaction roles nothing happens | /docs/modules/reactionroles#problem-not-posted
existing invites | /docs/modules/invite-tracker#can-import
member count different from discord | /docs/modules/serverstats#problem-count-differs
left members leaderboard | /docs/modules/serverstats#can-left
who changed nickname | /docs/modules/logging#can-nickname
not announced when live | /docs/modules/socials#problem-one-silent
temp channel not deleted | /docs/modules/tempchannels#problem-empty-channel-stays
exempt role from spam filter | /docs/functions/moderation#can-spam
bot stuck in voice channel | /docs/functions/music-and-radio#problem-stuck
api member level | /docs/api#can-levels /faq/general#no-levels
rank card; level up message; reset xp; level roles | /faq/general#no-levels
get user level api | /docs/api#can-levels
giveaway no winner | /docs/modules/giveaways#problem-fewer-winners /docs/modules/giveaways#problem-not-announced
whitelist links; delete links automaticly | /docs/functions/moderation#can-invite-links /faq/general#no-word-filter
hackban | /docs/functions/moderation#can-ban-left
greroll | /docs/modules/giveaways#commands /docs/modules/giveaways#how-it-works
how to get unbanned; ban appeal | /docs/functions/moderation#can-appeal /faq/general#locked-out
i got banned who can help; appeal my timeout | /faq/general#locked-out
bot keeps pinging me | /faq/general#pings
muted role not working; mute not working; timeout 28 days | /docs/functions/moderation#mute
can't mute people | /docs/functions/moderation#mute /docs/functions/moderation#voice-mute /docs/functions/moderation#problem-bot-permission
bot offline in my server | /faq/general#no-answer /docs#restarts
missing access | /docs/functions/moderation#problem-bot-permission /docs/api/error-codes#bot-permission-missing
bot isnt giving roles | /faq/permissions#role-not-given
reaction roles dont work | /docs/modules/reactionroles#problem-reactions-ignored
people can pick 2 roles | /docs/modules/reactionroles#problem-two-roles /docs/modules/reactionroles#modes
welcom message not sending | /docs/modules/welcoming#problem-no-greeting /docs/modules/welcoming#problem-greeting-refused
!help not working | /faq/general#no-commands /docs#commands
anti raid; raid protection | /docs/raid /docs/modules/verifier#raid
antinuke | /docs/raid#nuke /docs/raid /faq/general#no-antinuke
bad words filter | /faq/general#no-word-filter /docs/modules/autoresponder#can-filter
check warnings of user | /docs/functions/moderation#history
unmute | /docs/functions/moderation#untimeout
tempmute | /docs/functions/moderation#timeout /docs/functions/moderation#mute
move ticket to another category | /docs/modules/tickets#example-queue
gstart | /docs/modules/giveaways#quick-start /docs/modules/giveaways#commands
twitch not pinging | /docs/modules/socials#problem-no-ping /docs/modules/socials#pings
rss feed | /docs/modules/socials#how-it-works /docs/modules/socials#can-feeds /docs/modules/socials /docs/modules/socials#problem-feed-refused
music lagging | /docs/functions/music-and-radio#problem-stutter
starboard not working | /docs/modules/serverstats#problem-not-on-starboard /docs/modules/serverstats#problem-channel-not-on-starboard
counters stuck; member count not updating | /docs/modules/serverstats#problem-counter-refused /docs/modules/serverstats#problem-counter-behind
remind me in 5 minutes | /docs/modules/reminders /docs/modules/reminders#quick-start
cant login dashboard | /docs/extras/dashboard#problem-sign-in-loop /docs/extras/dashboard#sign-in
how to reset everything | /docs/extras/dashboard#delete-all /docs/extras/dashboard#can-reset
how to invite | /get-started /faq/general#add
custom bot | /faq/premium#branding /faq/general#appearance
who deleted message | /docs/modules/logging#can-who-deleted
verify button not working | /docs/modules/verifier#problem-screening-first
50013 | /docs/api/error-codes#bot-permission-missing
member list empty api | /docs/api#can-list-members
is bot safe | /faq/privacy-and-security#scam /faq/permissions#administrator /faq/privacy-and-security
serverinfo | /docs/functions/miscellaneous#info-server
userinfo | /docs/functions/miscellaneous#info-member
rejoin keep roles; sticky roles | /docs/modules/welcoming#restore
role on boost | /docs/modules/welcoming#can-boosts /faq/general#no-boosts
boost message | /faq/general#no-boosts
say command; make bot talk | /docs/functions/utils#can-say
422 unprocessable | /docs/api/error-codes#validation-failed /docs/api/error-codes#example-validation
500 internal server error | /docs/api/error-codes#internal-error
curl example | /docs/api#first-call
retry after 429 python | /docs/api/general#retry /docs/api/general#rate-limits /docs/api/error-codes#rate-limited
x-ratelimit-remaining | /docs/api/general#rate-limits /docs/api/general#retry
too many requests | /docs/api/error-codes#rate-limited /docs/api/general#rate-limits
nickname on join | /docs/modules/welcoming#can-nickname
autopublish | /docs/modules/socials#setting-publish /docs/modules/reminders#can-publish
ticket limit reached | /docs/modules/tickets#problem-too-many-open /docs/modules/tickets#problem-server-full
logs without deleted text | /docs/modules/logging#problem-text-missing
gender roles | /docs/modules/reactionroles#quick-start
transcript download; ticket transcript | /docs/modules/tickets#transcripts
how to unlock channel | /docs/functions/moderation#unlock
delete messages of one user | /docs/functions/moderation#can-purge /docs/functions/moderation#purge
auto delete messages after 24h | /docs/functions/moderation#can-auto-delete
autoresponse cooldown | /docs/modules/autoresponder#calm /docs/modules/autoresponder#can-cooldown
gdpr request | /documents/privacy-policy#rights
post reddit | /docs/modules/socials#how-it-works /docs/modules/socials /docs/modules/socials#quick-start
bot time is 2 hours behind | /docs/extras/settings#problem-wrong-time /docs/modules/reminders#problem-wrong-time
missing permissions | /faq/permissions#role-not-given /faq/permissions#role-order /faq/permissions#add-later /docs/functions/moderation#problem-bot-permission /docs/functions/moderation#problem-role-too-high
minimum permissions | /faq/permissions#administrator /faq/permissions#why /get-started /docs/Introduction#permissions
warnings expire | /docs/functions/moderation#setting-warning_expire_days /docs/functions/moderation#warnings
tempban to permanent | /docs/functions/moderation#can-change-end
dm on ban | /docs/functions/moderation#setting-notify /docs/functions/moderation#problem-not-told
dms closed warning | /docs/functions/moderation#problem-not-told /docs/functions/moderation#setting-notify
edit case reason | /docs/functions/moderation#case
purge old messages | /docs/functions/moderation#problem-old-messages
block invite links; allow certain links | /docs/functions/moderation#can-invite-links
automod exempt role | /docs/functions/moderation#can-spam /faq/general#no-word-filter
account age | /docs/modules/verifier#spam-accounts /docs/modules/verifier#setting-min_account_days
cannot verify | /docs/modules/verifier#problem-nobody-passes /docs/modules/verifier#problem-no-message /docs/modules/verifier#problem-screening-first
verified role not given | /docs/modules/verifier#problem-no-role /faq/permissions#role-not-given
welcome message variables | /docs/modules/welcoming#variables
join role not given | /docs/modules/welcoming#problem-role-late /faq/permissions#role-not-given /docs/modules/welcoming#problem-role-too-high
reaction roles not working | /docs/modules/reactionroles#problem-reactions-ignored /docs/modules/reactionroles#problem-role-not-given
reaction role limit | /docs/Premium#limits-reactionroles /docs/modules/reactionroles#limits
staff can't see tickets | /docs/modules/tickets#problem-staff-miss-thread
ticket limit | /docs/modules/tickets#setting-open_per_member
block user tickets | /docs/modules/tickets#can-block
reopen ticket | /docs/modules/tickets#transcripts /docs/modules/tickets#commands
add user to ticket | /docs/modules/tickets#commands
giveaway required role | /docs/modules/giveaways#requirements
giveaway bonus entries | /docs/modules/giveaways#odds
edit giveaway | /docs/modules/giveaways#commands
giveaway maximum length | /docs/modules/giveaways#limits
close poll | /docs/modules/polls#closing
recurring reminder | /docs/modules/reminders /docs/modules/reminders#kinds /docs/modules/reminders#can-repeat-personal
reminder timezone | /docs/modules/reminders#problem-wrong-time /docs/modules/reminders#can-timezone
invite tracking unknown | /docs/modules/invite-tracker#problem-inviter-unknown
deleted message log | /docs/modules/logging#can-messages /docs/modules/logging#problem-text-missing /docs/modules/logging#can-who-deleted
twitch alerts not working | /docs/modules/socials#problem-nothing-posted /docs/modules/socials#problem-one-silent
tic tac toe | /docs/functions/games#game-tic-tac-toe
premium not working | /docs/Premium#problem-not-active /docs/Premium#problems
api key 401 | /docs/api/error-codes#missing-key /docs/api/error-codes#invalid-key /docs/api/api-keys#key-errors
unreact remove role | /docs/modules/reactionroles#problem-reaction-removed /docs/modules/reactionroles#modes
unwanted reactions | /docs/modules/reactionroles#setting-clean_reactions /docs/modules/reactionroles#problem-reaction-gone
ticket priority | /docs/modules/tickets#commands
deleted ticket channel | /docs/modules/tickets#problem-closed-gone
who entered giveaway | /docs/modules/giveaways#commands
no valid participations | /docs/modules/giveaways#problem-fewer-winners
reoccurring giveaway | /docs/modules/giveaways#can-repeat
giveaway ping role | /docs/modules/giveaways#setting-ping_role /docs/modules/giveaways#can-ping-everyone /docs/modules/giveaways#example-crew
nsfw starboard | /docs/modules/serverstats#setting-starboard_ignore_nsfw /docs/modules/serverstats#problem-channel-not-on-starboard
join leave log | /docs/modules/logging#single-events
dm on join | /docs/modules/welcoming#places /docs/modules/welcoming#setting-direct_enabled
delete live message | /docs/modules/socials#can-update
vanity url | /docs/modules/invite-tracker#kinds
kick unverified | /docs/modules/verifier#spam-accounts /docs/modules/verifier#problem-not-kicked /docs/modules/verifier#setting-timeout_action
dj role | /docs/functions/music-and-radio#example-dj /docs/functions/music-and-radio#setting-dj_role
crypto | /faq/premium#ways-to-pay
regex | /docs/modules/autoresponder#match
hide results | /docs/modules/polls#results
purge pinned | /docs/functions/moderation#purge /docs/functions/moderation#can-purge
ban delete days | /docs/functions/moderation#ban
list all warnings | /docs/functions/moderation#can-export
server slowmode | /docs/functions/moderation#slowmode /docs/functions/moderation#can-slow-all
setnick | /docs/functions/moderation#nick
manual ban log | /docs/modules/logging#can-by-hand
who sees logs | /docs/modules/logging#who
my warnings | /faq/privacy-and-security#stored /docs/functions/moderation#can-own
snooze | /docs/modules/reminders#how-it-works
did my entry count | /docs/modules/giveaways#can-alts /docs/modules/giveaways#can-entries
verify button grey | /docs/modules/verifier#problem-screening-first
private vc | /docs/modules/tempchannels#access /docs/modules/tempchannels#example-private
role members endpoint | /docs/api#can-list-members
create ticket api | /docs/api#can-act-for-members /docs/api/modules/tickets
filter by date | /docs/api/general#paging
invite leaderboard api | /docs/api/modules/invite-tracker#list-inviters
503 | /docs/api/error-codes#maintenance /docs/api/error-codes#discord-rate-limited /docs/api/error-codes#discord-unavailable
bot not responding | /faq/general#no-answer
mute rejoin bypass | /docs/functions/moderation#mute
automod ignore channel | /faq/general#no-word-filter
join role membership screening | /docs/modules/welcoming#problem-role-late
reset xp everyone | /faq/general#no-levels /docs/modules/serverstats#can-reset
bot leaves vc | /faq/audio#left
needs administrator | /faq/permissions#administrator
warns expire | /docs/functions/moderation#setting-warning_expire_days /docs/functions/moderation#warnings
temporary role | /docs/modules/reactionroles#can-expire
filter too sensitive | /faq/general#no-word-filter /docs/modules/autoresponder#problem-wrong-message
spotify playlist | /docs/functions/music-and-radio#can-playlist /docs/functions/music-and-radio#sources /faq/audio#not-supported
nobody else can use commands | /faq/general#no-commands
youtube notification twice | /docs/modules/socials#problem-two-bots /docs/modules/socials#can-premieres
anti scam | /docs/functions/utils#can-scam
ticket form questions | /docs/modules/tickets#form
ignore channels logs | /docs/modules/logging#setting-ignored_channels
giveaway longer than 2 weeks | /docs/modules/giveaways#can-end
more than 20 roles | /docs/modules/reactionroles#styles /docs/modules/reactionroles#limits
disable xp channel | /faq/general#no-levels
repeat every week | /docs/modules/reminders#cron /docs/modules/reminders#can-repeat-personal
restrict poll creation | /docs/modules/polls#creators
counter not updating | /docs/modules/serverstats#problem-counter-refused
change bot picture | /faq/general#appearance
captcha not sent | /docs/modules/verifier#problem-no-message
let users close tickets | /docs/modules/tickets#can-staff-close
disable youtube shorts | /docs/modules/socials#filters
below star threshold | /docs/modules/serverstats#starboard
poll results csv | /docs/modules/polls#can-export
transfer premium | /faq/premium#move
get level api | /docs/api#can-levels
bass boost | /docs/functions/music-and-radio#can-effects
deleted images | /docs/modules/logging#can-files
tempban | /docs/functions/moderation#commands /docs/functions/moderation#mute
cant ban member | /docs/functions/moderation#problem-role-too-high
reminder didnt come | /docs/modules/reminders#problem-no-direct-message
kick from my vc | /docs/modules/tempchannels#access /docs/modules/tempchannels#commands
premium expired | /docs/Premium#end
change my vote | /docs/modules/polls#how-it-works
get api key | /docs/api/api-keys#create
message count | /docs/modules/serverstats#commands /docs/modules/serverstats#statistics
not working | /faq/general#no-answer
autorole not working | /docs/modules/welcoming#problem-role-late /docs/modules/welcoming#problem-role-too-high
automod not working | /faq/general#no-word-filter
welcome not working | /docs/modules/welcoming#problems /docs/modules/welcoming#problem-no-greeting
twitch not working | /docs/modules/socials#problems /docs/modules/socials#problem-nothing-posted /docs/modules/socials#problem-one-silent
music not working; radio not working | /docs/functions/music-and-radio#problems /docs/functions/music-and-radio#problem-silent /docs/functions/music-and-radio#problem-cannot-join
tickets not working; tickets broken | /docs/modules/tickets#problems /docs/modules/tickets#problem-cannot-open
giveaway not working | /docs/modules/giveaways#problems /docs/modules/giveaways#problem-cannot-start
reminder not working | /docs/modules/reminders#problems /docs/modules/reminders#problem-no-direct-message
logging not working | /docs/modules/logging#problems /docs/modules/logging#problem-lines-stopped
verification not working | /docs/modules/verifier#problems /docs/modules/verifier#problem-nobody-passes
counter not working | /docs/modules/serverstats#problems /docs/modules/serverstats#problem-counter-refused
invite tracker not working | /docs/modules/invite-tracker#problems /docs/modules/invite-tracker#problem-nothing-tracked
temp channel not working | /docs/modules/tempchannels#problems /docs/modules/tempchannels#problem-hub-does-nothing
poll not working | /docs/modules/polls#problems /docs/modules/polls#problem-cannot-create
tag not working | /docs/modules/tags#problems /docs/modules/tags#problem-prefix
autoresponder not working | /docs/modules/autoresponder#problems /docs/modules/autoresponder#problem-no-answer
dashboard not working | /docs/extras/dashboard#problems
is it down | /faq/general#no-answer
status | /faq/general#support /faq/general#no-answer
reaction role remove; reaction role not removed; role not removed; remove reaction keeps role; unreact role | /docs/modules/reactionroles#problem-reaction-removed
poll end time; poll time limit; poll expire; poll duration | /docs/modules/polls#can-end
who invited; who invited me; who invited member | /docs/modules/invite-tracker#can-who
deleted messages log; message logs | /docs/modules/logging#can-messages
lockdown | /docs/raid#now /docs/functions/moderation#lock /docs/functions/moderation#can-lock-all
ban reason dm; ban dm | /docs/functions/moderation#setting-notify
set up captcha | /docs/modules/verifier#quick-start
premium not active | /docs/Premium#problem-not-active
`;

/** Why no answer to these queries is among the first results. */
export const missReasons: Readonly<Record<string, string>> = {
  'polls:write': 'The guide to polls and the endpoints that need this scope rank higher.',
  'how to invite': 'Sections about the invites of members rank higher.',
  'remove log spam': 'Other sections of the guide to logging rank higher.',
};

export interface SearchQuery {
  readonly text: string;
  /** Addresses. */
  readonly answers: readonly string[];
}

export const queries: readonly SearchQuery[] = queryTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [texts = '', answers = ''] = line.split(' | ');
    return texts.split('; ').map((text) => ({text, answers: answers.split(' ')}));
  });
