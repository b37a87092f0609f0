/**
 * Passwords that are guessed first, in lower case, sorted: keyboard runs, counting, the words of sign-in forms, pet
 * names, clubs, cars and given names of the markets we serve, with the endings people add. Shorter ones than the rules
 * allow are left out. With them stand the 3,500 most used passwords of leaked lists that our rules would take, by rank
 * (SecLists, 10-million-password-list-top-1000000, MIT licence, copyright (c) 2018 Daniel Miessler). A word a line would be
 * longer than it is clear, so the list is one text.
 */
const words = `
!qaz1qaz !qaz2wsx !qazxsw2 00000000 000000000 0000000000 0000000000d 0000000000o 000777fffa 007james
01081988m 01234567 0123456789 013cpfza 01telemike01 033028pw 063dyjuy 0773417k 085tzzqi 090808qwe
0987654321a 0987654321q 0cdh0v99ue 0o9i8u7y 0o9i8u7y6t 0okm9ijn 0p9o8i7u 0raziel0 0sister0 100200300
100years 10203040 102030405060 1029384756q 10inches 11111111 111111111 1111111111 1111111111zz
11111111a 1111111a 1111111q 111111aa 11111aaaaa 11112222 1111aaaa 1111qqqq 111222333a 111luzer
11221122 11223344 1122334455 112233445566 11223344q 112233aa 118a105b 11c645df 11qq22ww 1211123a
12121212 12312312 123123123 123123123a 123123123q 123123qq 123123qwe 123123qweqwe 1232323q 12332112
123321123 123321az 123321qaz 123321qq 123321qwe 123321qweewq 12341234 123412345 12341234q 12344321
12344321a 12344321q 1234512i 123454321 1234554321q 12345678 123456789 1234567890 1234567890a
1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty
1234567890s 1234567890w 1234567890z 1234567890zzz 12345678910 123456789a 123456789aa 123456789aaa
123456789abc 123456789as 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g
123456789i 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz
123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwerty 123456789r 123456789s 123456789t
123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx 123456789zxc 12345678a 12345678c
12345678i 12345678m 12345678q 12345678qwe 12345678s 12345678z 1234567a 1234567aa 1234567b 1234567d
1234567f 1234567k 1234567l 1234567m 1234567q 1234567qw 1234567qwertyu 1234567r 1234567s 1234567t
1234567u 1234567v 1234567w 1234567z 123456a1 123456aa 123456aaa 123456ab 123456abc 123456abcd
123456as 123456asd 123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwer 123456qwert
123456qwerty 123456rrr 123456ru 123456ss 123456zx 123456zxc 123456zz 12345aaa 12345abc 12345abcd
12345abcde 12345asd 12345asdfg 12345qaz 12345qqq 12345qwe 12345qwer 12345qwert 12345qwerty 12345rewq
12345trewq 12345zxc 12345zxcvb 1234aaaa 1234abcd 1234asdf 1234kekc 1234qw1234qw 1234qwer
1234qwerasdf 1234qwerasdfzxcv 1234qwert 1234qwerty 1234rewq 1234rmvb 1234zxcv 1236987z 123abc123
123as123 123asd123 123boots1 123hfjdk147 123lol123 123masha 123mudar 123password 123q123q 123qaz123
123qazwsx 123qq123 123qw123 123qwe!@# 123qwe12 123qwe123 123qwe123qwe 123qwe321 123qwe456
123qwe456rty 123qweas 123qweasd 123qweasdzx 123qweasdzxc 123qweqwe 123qwert 123qwerty 123zxc123
12e3e456 12inches 12locked 12monkey 12password 12qw12qw 12qw34er 12qw34er56ty 12qwaszx 12qwerty
12s3t4p55 12wq12wq 13131313 1314520a 132forever 134kzbip 135135ab 1357911q 141312190296q 147258369
1472583690 147258369a 14789632 147896325 14vbqk9p 151nxjmt 154ugeiu 158uefas 159357159 159753159753
15s9pu03 17071994a 17171717aa 17711771s 192837465q 19371ayj 1958proman 1972chev 19841984 19851985
19851985p 1986irachka 19871987 19901990 19941994 19952009sa 19mtpgam19 1a1a1a1a 1a2a3a4a 1a2a3a4a5a
1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1a2s3d4f5g6h 1aaaaaaa 1andonly 1asshole 1assword 1basebal
1bbbbbbb 1bulldog 1butthea 1ccccccc 1charlie 1chelsea 1compute 1corvett 1creativ 1diamond 1eeeeeee
1ferrari 1footbal 1fuckyou 1gandalf 1grizzly 1heather 1herbier 1hxboqg2 1hxboqg2s 1j9e7f6f 1jackson
1jennife 1jessica 1jjjjjjj 1ladybug 1letmein 1matthew 1melissa 1michael 1million 1mustang 1panther
1pass1page 1passwor 1password 1patrick 1phoenix 1porsche 1q1q1q1q 1q2q3q4q 1q2q3q4q5q 1q2w3e4r
1q2w3e4r! 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q3e5t7u 1qa2ws3e 1qa2ws3ed 1qa2ws3ed4rf
1qa2ws3ed4rf5tg 1qasw23ed 1qay2wsx 1qayxsw2 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qaz3edc 1qaz@wsx 1qazxcvb 1qazxdr5 1qazxsw2 1qazxsw23edc 1qazxsw23edcvfr4 1qazzaq1 1qw23er4
1qwerty1 1qwertyu 1qwertyuiop 1rangers 1rosebud 1s1h1e1f1 1samanth 1scooter 1sexyred 1starwar
1sunshin 1superma 1thunder 1tiffany 1w2q1w2q 1w2q3r4e 1w2w3w4w 1wildcat 1william 1x2zkg8w 1xrg4kcq
1xxxxxxx 1z2x3c4v 1z2x3c4v5b 1zzzzzzz 20002000 20091989q 20102010 201jedlz 20202020 20spanks
2112rush 212121qaz 213qwe879 21qwaszx 221195ws 22222222 22q04w90e 2305822q 23176djivanfros 23jordan
23skidoo 23wesdxc 245lufpq 248ujnfk 24pnz6kc 2502557i 254xtpss 260zntpc 26429vadim 267ksyjf 27182818
287hf71h 28infern 2b4dnvsx 2b8riedt 2bigtits 2bornot2 2bornot2b 2dumb2live 2i5fdruv 2kash6zq
2sexy2ho 2w3e4r5t 2wj2k9oj 2wsx1qaz 2wsx3edc 2wsxcde3 2wsxzaq1 305pwzlr 311music 31415926 314159265
321654987 321ret32 32615948worms 33333333 335533aa 33rjhjds 343104ky 3611jcmg 368ejhih 380zliki
383pdjvl 38gjgeuftd 3edc4rfv 3edcvfr4 3f3fpht7op 3rjs1la7qe 3stooges 3syqo15hil 3techsrl 3xbobobo
4077mash 413276191q 41d8cd98f00b 420smoke 427cobra 42qwerty42 4311111q 4321rewq 44444444 44magnum
4506802a 454dfmcq 45m2do5bs 474jdvff 478jfszk 4809594q 4815162342a 4815162342lost 4904s677075
495rus19 4cranker 4ebouux8 4fa82hyx 4freedom 4g3izhox 4gxrzemq 4me2know 4r3e2w1q 4rfv3edc 4rfv5tgb
4rzp8ab7 4z34l0ts 4z3al0ts 50spanks 51094didi 5201314520 5201314a 531879fiz 5411pimo 545ettvy
551scasi 554uzpad 55555555 55bgates 565hlgqo 567rntvm 59382113kevinp 5c92v5h6 5hsu75kpot 5t4r3e2w1q
5t6y7u8i 5tgb6yhn 5tgbnhy6 5w76rnqp 5wr2i7h8 625vrobg 6339cndh 640xwfkv 6458zn7a 65mustan 66666666
666satan 669e53e1 67camaro 682regkh 6846kg3r 686xqxfg 68camaro 69camaro 6gcf636i 6jhwmqku 6xe8j2z4
6yhn7ujm 705499fh 741852963 741852kk 754740g0 7653ajl1 7654321q 766rglqy 770129ji 7777755102q
77777777 7777777a 777angel 789456123 789456123a 78n3s5af 7elephants 7ertu3ds 7f4df451 7gorwell
7hrdnw23 7imjfstw 7jokx7b9du 7ovtgimc 7u8i9o0p 7ugd5hip2j 80070633pc 808state 8096468644q 8363eddy
863abgsg 86chevyx 87654321 87654321q 878kckxy 87e5nclizry 88888888 888888888 89231243658s 8928190a
89876065093rax 8j4ye3uz 8letters 8phrowz622 8phrowz624 8xuuobe4 911turbo 9293709b13 9379992a
9379992q 944turbo 963852741 987654321 9876543210 987654321a 987654321q 987654321z 989244342a
999111999q 99999999 999999999 9hmlpyjd 9kyq6fge 9z5ve9rrcz a0000000 a1111111 a123123123 a1234567
a12345678 a123456789 a1234567890 a123456a a123456z a147258369 a19l1980 a1a1a1a1 a1a2a3a4 a1a2a3a4a5
a1b2c3d4 a1b2c3d4e5 a1b2c3d4e5f6 a1l2e3x4 a1s2d3f4 a1s2d3f4g5 a32tv8ls a3eilm2s2y a5201314 a7777777
a7nz8546 a8888888 a8kd47v5 a9387670a a987654321 aa1111aa aa112233 aa123321 aa123456 aa12345678
aa123456789 aa888888 aaa12345 aaa123456 aaa888888 aaaa1111 aaaa1234 aaaaaaa1 aaaaaaaa aaaaaaaaa
aabbcc123 aaron123 ab123456 ab12cd34 abab1212 abc123123 abc12345 abc123456 abc1234567 abc12345678
abc123456789 abc123abc abcabc123 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcde123456
abcdef12 abcdef123 abcdef1234 abcdefg1 abcdefg123 abcdefgh abcdefgh1 abcdefghi abigail1 ac2zxdty
access12 access123 access14 access16 access20 access22 access99 account1 acmilan1 acun3t1x adam1234
adidas11 adidas12 adidas69 admin123 admin123! admin1234 admin12345 admin123456 admin18533362
admin1admin admin2020 admin2023 admin2024 admin2025 admin888 admin@123 admin@1234 adminadmin
administrador administrator administrator1 admiral1 adriana1 adv12775 adxel187 aezakmi1 agapov58
agent007 airforce1 ajcuivd289 ak470000 alabama1 alabama123 alberto1 alejandro alejandro1 alejandro12
alejandro123 alejandro1234 alejandro12345 aleksandr aleksandr1 aleksandr12 aleksandr123
aleksandr1234 aleksandr12345 alena2010 alex1234 alex12345 alex1959 alex1971 alex1973 alex1981
alex1987 alex1990 alex1996 alex2000 alex2010 alex2112 alexander alexander1 alexander12 alexander123
alexander1234 alexander12345 alexandra1 alexis01 alfredo1 alice123 alina1995 alino4ka allan123
allen123 allison1 allstar1 almaz666 alpha123 am4h39d8nh amadeus1 amanda01 amanda11 amanda12
amanda123 amanda1234 amanda12345 amanda18 amanda69 amber123 america1 amsterdam1 an83546921an13
anastasia anastasia1 anastasia12 anastasia123 anastasia1234 anastasia12345 ancella2 andre123
andrea11 andrea12 andrea123 andrea1234 andrea12345 andreas1 andrew01 andrew10 andrew11 andrew12
andrew123 andrew1234 andrew12345 andrew13 andrew22 andrew88 andrey123 android1 android123 andyod22
anfield1 angel123 angel1234 angel12345 angel2025 angel666 angel777 angela12 angela123 angela1234
angela12345 angelo12 angelo123 angelo1234 angelo12345 angelo4ek animal2000 animals1 anna1982
anna1984 anna1985 anna1986 anna1987 anna1988 anna1989 anna1990 anna1997 anna2000 anna2010 anna2614
annette1 annie123 another1 anthony0 anthony1 anthony12 anthony123 anthony1234 anthony12345 anthony2
anthony3 anthony5 anthony7 anton123 antonio1 antonio12 antonio123 antonio1234 antonio12345 antonio2
apollo11 apollo13 apple123 apple1234 apple12345 apple2025 apples12 apples123 aq1sw2de3 aragorn1
arizona1 arnster55 arsenal1 arsenal12 arsenal123 arsenal1234 arsenal12345 arsenal2 art131313
artem123 artem2010 artem777 arwpls4u as123456 asd123123 asd12345 asd123456 asd123asd asd123qwe
asdasd12 asdasd123 asdasdasd asdf1234 asdf12345 asdf4321 asdf67nm asdfasdf asdfasdf1 asdfg123
asdfg12345 asdfgh01 asdfgh12 asdfgh123 asdfgh1234 asdfgh12345 asdfghjk asdfghjkl asdfghjkl1
asdfghjkl123 asdfjkl1 asdqwe123 asdzxc123 asfnhg66 ashley01 ashley11 ashley12 ashley123 ashley1234
ashley12345 ashley19 ashley69 assa1234 asshole1 asshole2 asshole3 assword1 asterix1 astra123
at4gftlw atlanta1 auckland2010 august11 august12 august15 august16 august22 august25 august31
austin01 austin11 austin12 austin123 austin31 austin316 autumn12 autumn123 autumn1234 autumn12345
avenger1 awesome1 az123456 azerty12 azerty123 azerty1234 azerty12345 azertyui azertyuiop azfpc310
b0ll0cks b1234567 b929ezzh baby1234 baby2000 babyboy1 babyboy12 babyboy123 babyboy1234 babyboy12345
babygirl babygirl1 babygirl12 babygirl123 babygirl1234 babygirl12345 babylon5 bacardi1 backd00r
bad11bad badboy69 badiman28200 baggins1 bailey10 bailey11 bailey12 bailey123 bailey1234 bailey12345
balla007 baller23 balls123 banana12 banana123 banana1234 banana12345 bandit01 bandit12 bangkok1
banshee1 barbara1 barcelona barcelona1 barcelona12 barcelona123 barcelona1234 barcelona12345
barkley1 barney11 barney12 bartman1 baseba11 basebal1 baseball baseball1 baseball12 baseball123
baseball1234 baseball12345 baseball2 baseball3 baseball9 basketball basketball1 basketball12
basketball123 basketball1234 bassman1 bastard1 batman01 batman11 batman12 batman123 batman1234
batman12345 batman13 batman21 batman69 batman99 bayani12 bayani123 bayani1234 bayani12345 bb123456
bbbbbb99 bbbbbbb1 bear1234 bear12345 bear2025 bear2327 bearcat1 beast666 beatles1 beatles4
beautiful1 beaver12 beaver69 beavis69 beckham1 beckham12 beckham123 beckham1234 beckham12345
beckham7 beer1234 beijing1 beijing12 beijing123 beijing1234 beijing12345 bella123 bengals1 benjamin1
bennett1 bentley1 berlin12 berlin123 berlin1234 berlin12345 bernard1 bethany1 betting1 betting12
betting123 betting1234 betting12345 bigblue1 bigboy11 bigboy12 bigdaddy1 bigdick1 bigdog69 bigfoot1
bigsexy1 bigtime1 bigtits1 bill1234 billy123 bingo123 birdman1 birthday1 birthday10 birthday100
birthday133 birthday2 birthday21 birthday299 birthday3 birthday4 birthday5 birthday54 birthday6
biscuit1 bismillah bismillah1 bismillah12 bismillah123 bismillah1234 bismillah12345 bitch123
biteme12 biteme69 black123 black666 blackie1 blade123 blaster1 blessed1 blessed12 blessed123
blessed1234 blessed12345 blink182 blink1821 blondie1 blood123 blood666 blowjob1 blowme69 blue1234
blue2000 blunt420 bmvm3e46gtr bmw325is bmw330ci bmw750il bob12345 bobby123 boeing74 boeing77
bologna1 bond9007 bondage1 bonjour1 boobies1 booboo11 booboo12 booboo69 boris123 bosco123 boscoe01
boston12 bowling1 boy4u2ownnyc br00klyn bradley1 branden1 brandon0 brandon00 brandon1 brandon12
brandon123 brandon1234 brandon12345 brandon2 brandon3 brandon6 braves10 braves95 breaker1 brendan1
brennan1 brett123 brian123 brianna1 bridget1 britney1 brittany1 broncos1 broncos2 broncos7 brooklyn1
brother1 brother12 brother123 brother1234 brother12345 brownie1 browns99 bruins77 bruno123 bsheep75
bubba123 bubbles1 buckeye1 buddy123 buffalo1 buffett1 buffy123 bulat1996 bulldog1 bulldog2 bulldog7
bulls123 bunny123 burton12 buster01 buster11 buster12 buster123 buster1234 buster12345 buster21
buster22 buster88 buster99 butterfly butterfly1 butterfly12 butterfly123 butterfly1234
butterfly12345 buttons1 c0rvette c1234567 c32649135 c3por2d2 c43dae874d c43qpul5rz cab4ma99 cadr14nu
cahek0980 caitlin1 calvin69 camaro67 camaro69 camaroz2 camaroz28 camelot1 cameron1 camille1 camp0017
candy123 cantona1 cantona7 canucks1 capital1 capital5 captain1 care1839 carla123 carlos12 carlos123
carlos1234 carlos12345 carlton1 carolina carolina1 carolina12 carolina123 carolina1234 carolina12345
caroline1 carolyn1 carrera4 carter12 carter15 cartman1 casey123 casino12 casino123 casino1234
casino12345 casper12 casper99 cassidy1 catfish1 caveman1 cbr600f3 cbr600f4 cbr600rr cbr900rr
cbr929rr ccccccc1 cde34rfv cebu1234 cebu12345 cebu2025 cecilia1 ceisi123 celtic1888 celtic67
celtic88 celtics1 cessna15 cessna17 cessna172 cezer121 ch1tt1ck champ123 changeme changeme!
changeme1 changeme12 changeme123 chaos666 charger1 chargers1 charles1 charles2 charles3 charlie0
charlie1 charlie111 charlie12 charlie123 charlie1234 charlie12345 charlie2 charlie3 charlie4
charlie5 charlie6 charlie7 charlie8 charlie9 charmed1 chase123 cheese12 chelsea0 chelsea1 chelsea12
chelsea123 chelsea1234 chelsea12345 chelsea2 chelsea3 chelsea4 chelsea6 chelsea8 cherry12 cherry123
cherry1234 cherry12345 chester1 chester2 chester7 chevy350 chevy454 chevys10 chevyz71 chicago1
chicago2 chicago7 chicco22 chicken1 chicken123 chicken2 chickenwing101 chico123 china123 china1234
china12345 china2025 chinese1 chipper1 chloe123 chocolate chocolate1 chocolate12 chocolate123
chocolate1234 chocolate12345 chopper1 chris123 chrissy1 christ12 christ123 christ1234 christ12345
christa1 christian christian1 christian12 christian123 christian1234 christian12345 christopher1
christy1 chronic1 chuck123 chuckie1 cidkid86 cisco123 ck6znp42 clapton1 classic1 claudia1 clayton1
clemson1 clinton1 cmu9ggzh cobra123 cobra427 cocacola1 coleman1 colleen1 college1 collins1 colole57
colt1911 combat123654 comcast1 command1 compaq12 compaq123 compute1 computer computer1 computer12
computer123 connect1 connor11 control1 control2 cookie12 cookie123 cookie1234 cookie12345 cookie59
cookies1 cooking1 cool1234 coolguy1 coolman1 cooper12 cooper123 cooper1234 cooper12345 cornell1
corvet07 corvett1 corvette1 cosmo123 counter1 counter12 counter123 counter1234 counter12345 country1
courtney1 cowboy12 cowboy22 cowboys1 cowboys12 cowboys123 cowboys1234 cowboys12345 cowboys2 cptnz062
cracker1 craig123 crazy123 creative1 cricket1 crimson1 cristian cristian1 cristian12 cristian123
cristian1234 cristian12345 cruiser1 crystal1 crystal2 csfbr5yy cubbies1 cubswin1 cuddles1 cupcake1
curious1 cvzefh1gkc cyclops1 cygnusx1 cynthia1 d1234567 d12345678 d1i2m3a4 d1lakiss d78unhxq
dad2ownu daddy123 daddy1234 daddy12345 daddy2025 daisy123 dakota01 dakota12 dalejr88 dallas01
dallas11 dallas12 dallas21 dallas22 damage11 damned69 daniel01 daniel11 daniel12 daniel123
daniel1234 daniel12345 daniel21 daniela1 daniela12 daniela123 daniela1234 daniela12345 danielle1
danil8098 danny123 dannym88 dante123 dapzu455 darling1 darling12 darling123 darling1234 darling12345
dasha123 dasha1234 dasha12345 dasha2025 davao123 davao1234 davao12345 davao2025 dave1234 david123
david1234 david12345 david2025 david777 daytona1 ddddddd1 de1987ma deadman1 death123 death666
debbie69 deborah1 december december1 december12 december123 december1234 december12345 default1
default123 defiant1 deflep27 delta123 demon123 demon666 denis123 denman85 derrick1 deskjet1 destiny1
detroit1 devil123 devil666 devilmaycry4 devo2706 dfyjdf846 dgl70460 di7771212 diablo11 diablo66
diablo666 diamond1 diamond12 diamond123 diamond1234 diamond12345 diamond2 diamond3 diamond6 diamond7
diamond8 diana123 dickens1 diego123 digital1 dignity7 dilbert1 dima1234 dima12345 dima1989 dima1990
dima1992 dima1993 dima1994 dima1995 dima1996 dima1997 dima1998 dima1999 dima2000 dima2009 dima2010
dimon4ik dm6tzsgp dmitri12 dmitri123 dmitri1234 dmitri12345 dodgers1 dogbert1 doggy123 doggy1234
doggy12345 doggy2025 dogphil3650 dolemit1 dollar12 dollar123 dollar1234 dollar12345 dolphin1
dolphin2 dolphin9 dolphins1 doma77ns domainlock2005 dominic1 dont4get dorothy1 dota1234 dota12345
dota2025 douglas1 dragon00 dragon01 dragon10 dragon11 dragon12 dragon123 dragon1234 dragon12345
dragon13 dragon20 dragon21 dragon22 dragon23 dragon25 dragon64 dragon66 dragon69 dragon76 dragon77
dragon88 dragon99 dragons1 dreamer1 dro8smwq drummer1 ds7zamnw ducati74 ducati99 duchess1 dude1234
dude1998 dumbass1 duncan21 dune2000 dupont24 durango1 dustin23 dusty123 dusty197 eae21157 eagle123
eagles05 eagles12 eagles123 eagles1234 eagles12345 eagles20 easy1234 eatshit1 eclipse1 eclipse2
eclipse9 eddie123 eduardo1 eduardo12 eduardo123 eduardo1234 eduardo12345 edward12 edward123
edward1234 edward12345 eeeeeee1 efbcapa201 eight888 ekaterina20 el546218 elaine22 electra1 element1
elena123 eleven11 elizabeth elizabeth1 elizabeth12 elizabeth123 elizabeth1234 elizabeth12345
elliott1 elmer251 elvira26 elvis123 emerald1 emerson1 emily123 eminem12 emmitt22 england1 enter123
episode1 eric1234 eternal1 euro2000 eus1sue1 everest1 everton1 explore1 express1 extra300 extreme1
f00tball f15eagle f8yruxoj facebook facebook1 facebook123 faith123 faith1234 faith12345 faith2025
falcon11 falcon12 falcon16 falcons1 fallout2 fallout3 family01 family12 family123 family1234
family12345 fantasy1 fantasy7 farside1 father12 father123 father1234 father12345 fatima753357
fatluvr69 favorite2 favorite3 favorite4 favorite5 favorite6 favorite7 favorite8 fbi11213 fcc5nky2
felix123 fernando fernando1 fernando12 fernando123 fernando1234 fernando12345 ferrari1 ferrari12
ferrari123 ferrari1234 ferrari12345 ferrari2 ferrari3 ferrari5 fetish01 fetish69 fffffff1 ffvdj474
fhntv1998 fiction7 fifa2008 fifa2011 fighter1 fighting54 finance1 firefly1 fireman1 firstone123
fish1234 fishing1 fjnq8915 fk8bhydb fkbyf001 fkg7h4f3v6 fkojn6gb flash123 flipper1 florian1 florida1
florida2 flower12 flower123 flower1234 flower12345 flowers1 flyers88 fm12mn12 footbal1 football
football1 football12 football123 football1234 football12345 football2 ford9402 fordf150 fordf250
fordf350 forest11 forest99 forever1 forever12 forever123 forever21 foreverlove formula1 forrest1
fortnite fortnite1 fortnite12 fortnite123 fortnite1234 fortnite12345 fortune12 foxtrot1 france98
frances1 francis1 frank123 frankie1 fred1234 freddie1 freddy12 free4all freedom0 freedom1 freedom12
freedom123 freedom1234 freedom12345 freedom2 freedom3 freedom4 freedom5 freedom7 freedom9 freefire
freefire1 freefire12 freefire123 freefire1234 freefire12345 freeman1 friday12 friday123 friday1234
friday12345 friday13 friends1 friends12 friends123 friends1234 friends12345 frodo123 frodo1234
frodo12345 frodo2025 frogger1 front242 fsd9shtyu fuck1234 fucker11 fucker69 fuckme69 fuckoff1
fuckoff2 fuckyou0 fuckyou1 fuckyou12 fuckyou123 fuckyou2 fuckyou6 fuckyou69 fuckyou7 fuckyou8
futyn007 fylhtq95 g0dz1ll4 g12345678 gabriel1 gabriel12 gabriel123 gabriel1234 gabriel12345 gabriel2
gamer123 gamer1234 gamer12345 gamer2025 gandalf1 gandalf12 gandalf123 gandalf1234 gandalf12345
gandalf2 gangsta1 garfield1 garrett1 gateway1 gateway2 gators96 gb15kv99 gborv526 gbplf123 gemini69
general1 generic1 genesis1 genesis2 geolog323 george01 george11 george12 george123 george1234
george12345 georgia1 germany1 gerrard8 gerrity1 gfgf1234 gfhjkm007 gfhjkm11 gfhjkm12 gfhjkm123
gfhjkm13 gfhjkm135 gfhjkm22 gfif1991 gfxqx686 ggggggg1 ghbdtn12 ghbdtn123 ghbdtnbr1 ghhh47hj764
ghhh47hj7649 ghjcnj123 ghjcnjnfr1 ghost123 giants56 gilbert1 gillian1 ginger11 ginger12 ginger123
ginger1234 ginger12345 gizmo123 gizmodo1 gizmodo2 glock9mm gn56gn56 gnasher23 gobuffs2 goddess1
golden12 golden123 golden1234 golden12345 golf1234 golfer01 golfer11 golfer12 golfer23 golfing1
gonzo123 goober12 good12345 good123654 good4you google12 google123 gordolee85 gordon24 gorilla1
grace123 grace1234 grace12345 grace2025 grandma1 gre69kik green123 greenday1 gregory1 grendel1
gretzky9 griffin1 grizzly1 groupd2013 gsgba368 gsxr1000 gsxr1100 gtogto43 guest123 guest1234
guest12345 guinness1 guitar12 gunners1 gunther1 gustavo1 gy3yt2rgls gznybwf13 halflife2 hallo123
hambone1 hammer12 hammer22 hammer69 hammer99 hammers1 hamster1 hannah01 hannah11 hannah12 hannah123
hannah1234 hannah12345 hanoi123 hanoi1234 hanoi12345 hanoi2025 hansolo1 happy100 happy123 hardcore1
harley01 harley11 harley12 harley123 harley1234 harley12345 harley13 harley69 harley99 harmony1
harry123 hawaii50 hawkdog79 hawkeye1 hd764nw5d7e1vb1 heat7777 heather1 heather2 heather6 heaven12
heaven123 heaven1234 heaven12345 hedj2n4q hello123 hello123! hello1234 hello12345 hello2020
hellohello hellokitty hellokitty1 helloworld helloworld1 hendrix1 henry123 herbert1 hershey1
hesoyam1 hhhhhhh1 hihje863 history1 hitman47 hkger286 hobbes12 hobbit12 hobbit123 hobbit1234
hobbit12345 hockey10 hockey11 hockey12 hockey123 hockey1234 hockey12345 hockey19 hockey21 hockey22
hockey77 hockey99 holiday1 holland1 holly123 homer123 honda123 honda1234 honda12345 honda2025
honda250 hondas2000 honey123 honey1234 honey12345 honey2025 hongkong hongkong1 hongkong12
hongkong123 hongkong1234 hongkong12345 hooters1 hope1234 hope12345 hope2025 hopeful1 hopkins1
horndog1 horny123 hot2trot hotsex69 house123 houston1 hshfd4n279 hummerh2 hunter01 hunter11 hunter12
hunter123 hunter1234 hunter12345 hunter22 hunter69 hunter99 hunting1 huskers1 huskies1 hustler1
hxp4life hzze929b iampurehaha2 ibill123 icam4usb icecube1 iceman69 iforgot1 iiiiiii1 ikilz083
ikmvw103 ilovegod1 iloveher1 ilovehim1 ilovejesus ilovejesus1 iloveme1 iloveme12 iloveme123 iloveme2
ilovemom1 ilovemum1 ilovemyself iloveu12 iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12
iloveyou123 iloveyou1234 iloveyou143 iloveyou2 iloveyou22 iloveyou3 iloveyou4ever iloveyou520
iloveyou69 iloveyou7 iloveyousomuch ilya1234 ilya1992 imagine1 incubus1 india123 indiana1 indians1
indonesia indonesia1 indonesia12 indonesia123 indonesia1234 indonesia12345 inferno1 ingram01
instagram instagram1 integra1 internet internet1 internet123 iphone123 iqzzt580 ireland1 irina123
irish123 ironman1 ironman12 ironman123 ironman1234 ironman12345 ironman2 is3yeusc isabella1 isacs155
italian1 ivan1234 ivan12345 ivan1985 ivan2010 ivan2025 iverson3 j0nathan j1234567 j3qq4h7h2v
jabroni1 jack1234 jackass1 jackass2 jackpot1 jackpot12 jackpot123 jackpot1234 jackpot12345 jackpot3
jackson1 jackson2 jackson5 jacob123 jakarta1 jakarta12 jakarta123 jakarta1234 jakarta12345 jake1234
jake5253 jalal123 jamaica1 james007 james123 jamesbond007 jameson1 jamie123 january1 january12
january123 january1234 january12345 january2 jarhead1 jasmine1 jasmine12 jasmine123 jasmine1234
jasmine12345 jasmine2 jasmine5 jason123 jasper12 jaydog472 jayhawk1 jazzman1 jbond007 jeff1234
jeffrey1 jennife1 jennifer jennifer1 jennifer12 jennifer123 jennifer1234 jennifer12345 jenny123
jericho1 jerry123 jesse123 jessica0 jessica1 jessica12 jessica123 jessica1234 jessica12345 jessica2
jessica6 jessica7 jessica8 jesus123 jesus1234 jesus12345 jesus2025 jesus777 jesusis1 jg3h4hfn
jhnjgtl12 jhrl0821 ji394su3 jigei743ks jillian1 jimbo123 jimmy123 jjjjjjj1 jo9k2jw2 johanna1
john1234 johnny69 johnny99 johnson1 johnson2 johnson4 joker123 joker666 jonathan jonathan1
jonathan12 jonathan123 jonathan1234 jonathan12345 jor23dan jordan00 jordan01 jordan11 jordan12
jordan123 jordan1234 jordan12345 jordan18 jordan22 jordan23 jordan45 jordan99 jose1234 jose12345
jose2025 joseph10 joseph12 joseph123 joseph1234 joseph12345 joshua01 joshua10 joshua11 joshua12
joshua123 joshua1234 joshua12345 joshua19 joxury8f jtuac3my juan1234 juan12345 juan2025 juggalo1
julia123 julie456 jumpman23 junior01 junior12 junior123 junior24 jupiter1 jupiter2 just4fun just4you
justice1 justice2 justin01 justin10 justin11 justin12 justin123 justin1234 justin12345 juventus
juventus1 juventus12 juventus123 juventus1234 juventus12345 juvis123 k1234567 k123456789 k9dls02a
k9vvos0a kanmax1994 karen123 karolina1 kathmandu kathmandu1 kathmandu12 kathmandu123 kathmandu1234
kathmandu12345 katie123 katrina1 katya123 katya1234 katya12345 katya2025 kawasaki kawasaki1
kawasaki12 kawasaki123 kawasaki1234 kawasaki12345 kayla123 kcj9wx5n kd189nlcih keith123 kekskek1
kelly001 kelly123 kendall1 kennedy1 kenneth1 kenny123 kenwood1 kevin123 keywest1 kfnju842 kickass1
killer01 killer11 killer12 killer123 killer1234 killer12345 killer13 killer23 killer66 killer666
killer69 killer77 killer99 kimber45 kimberly1 king1234 kingdom1 kirill123 kitten12 kitten123
kitten1234 kitten12345 kitty123 kkkkkkk1 klaudia1 klingon1 knight12 knight99 kodaira52 koetsu13
kolia123 kordell1 kr9z40sy kristen1 kristin1 ktnj2010 kumar123 kzsfj874 l0swf9gx l1234567 l58jkdjp!
l8g3bkde lacrosse1 ladybug1 lakers12 lakers123 lakers1234 lakers12345 lakers24 lakers32 lakers34
larry123 laura123 lebron23 left4dead left4dead2 legends1 legends12 legends123 legends1234
legends12345 legolas1 len2ski1 lena1982 lena2010 leonard1 lesbian1 letmein! letmein0 letmein1
letmein12 letmein123 letmein2 letmein22 letmein3 letmein4 letmein6 letmein7 letmein9 leto2010
lewie622 lexmark1 lexus300 lg2wmgvr lhbjkjubz2957704 liberty1 liberty2 lickme69 lincoln1 linda123
lindros8 lindsay1 lindsey1 lineage2 linkedin1 lion1234 lion12345 lion2025 lisa1234 lithium1
liverp00l liverpool liverpool1 liverpool12 liverpool123 liverpool1234 liverpool12345 ljb4dt7n
lkjhgfdsa lobster1 locoman0 logan123 logging7 login123 login1234 login12345 logmein1 lol123123
lol12345 lol123456 lollol123 lololyo123 london11 london12 london123 london1234 london12345 london20
london22 london99 looking4 loosee123 lopas123 lorenzo1 loser123 losfix16 lost4815162342 lotrfotr34
lotus123 love1234 love12345 love123456 love2000 love2010 love2011 love2love love4ever love5201314
love5683 loveforever lovelove lovelove1 lovelove123 lovely12 lovely123 loveme12 loveme123 loveme89
lover123 lovers123 loveyou1 loveyou12 loveyou123 loveyou2 lovezp1314 lp2568cskt lsdlsd12 lsia9dnb9y
lucas123 lucifer1 lucifer666 lucky123 lucky1234 lucky12345 lucky2025 lucky712 lucky7123 lucky71234
lucky712345 lucky777 lukas123 luv2epus luv2fuck lvbnhbq1 lvjdp383 lzbs2twz lzhan16889 m1234567
m123456789 m1garand m6cjy69u35 m7hsqstm mabuhay1 mabuhay12 mabuhay123 mabuhay1234 mabuhay12345
machine1 macross1 macsan26 madala11 madison0 madison1 madison2 madison3 madison9 madmax11 madonna1
madrid12 madrid123 madrid1234 madrid12345 maestro1 maggie10 maggie11 maggie12 maggie123 maggie1234
maggie12345 magic123 magical123 magpies1 mahal123 mahal1234 mahal12345 mahal2025 mahalkita
mahalkita1 mahalkita12 mahalkita123 mahalkita1234 mahalkita12345 mahalko1 mahalko12 mahalko123
mahalko1234 mahalko12345 mailcreated5240 makeksa11 malaysia malaysia1 malaysia12 malaysia123
malaysia1234 malaysia12345 malcolm1 mallard1 mama1234 mama12345 mama1963 mama2010 mamma123 mammoth1
manager1 manager123 manchester manchester1 manchester12 manchester123 manchester1234 mancity1
mandy123 mangust6403 manila12 manila123 manila1234 manila12345 manning1 manuel12 manuel123
manuel1234 manuel12345 mapet123456 marcius2 margaret1 maria123 maria1234 maria12345 maria2025
marie123 marie1234 marie12345 marie2025 marilyn1 marina12 marina123 marina1234 marina12345 mariner1
marines1 marino13 mario123 mario1234 mario12345 mario2025 marissa1 mark1234 mark3434 marlboro1
marley12 married1 martin11 martin12 martina1 martini1 maryann1 mash4077 masha123 masha1234
masha12345 masha1998 masha2025 mason123 master00 master01 master10 master11 master12 master123
master1234 master13 master21 master22 master23 master55 master69 master77 master99 masterb8 masters1
matilda1 matrix01 matrix12 matrix123 matrix1234 matrix12345 matrix13 matrix69 matrix99 matt1234
matthew0 matthew1 matthew12 matthew123 matthew1234 matthew12345 matthew2 matthew3 matthew7 matthew8
matthew9 maureen1 maurice1 maverick1 max12345 max33484 maxim1935 maximus1 maxwell1 maxwell2 maynard1
mazda323 mazda626 mazdarx7 mazdarx8 mclaren1 mclarenf1 mdmaiwa3 meat1492 medical1 megafon77 megaman1
megan123 meister1 melanie1 melanie2 melinda1 melissa1 melissa12 melissa123 melissa1234 melissa12345
melissa2 melissa3 melissa6 melissa7 melvin69 memphis1 mercedes mercedes1 mercedes12 mercedes123
mercedes1234 mercedes12345 mercury1 mercury7 merlin01 merlin11 merlin12 merlin123 merlin1234
merlin12345 merlin21 merlin69 merlin99 mermaid1 messi123 messi1234 messi12345 messi2025 messiah1
metal123 metal666 metallica1 metro2033 mets1986 miami305 michael0 michael1 michael12 michael123
michael1234 michael12345 michael2 michael3 michael4 michael5 michael6 michael7 michael8 michael9
michele1 michelle michelle1 michelle12 michelle123 michelle1234 michelle12345 mick7278 mickey01
mickey11 mickey12 mickey22 mickey69 mickey99 microsoft microsoft1 midnight1 miguel12 miguel123
miguel1234 miguel12345 mike1234 mike12345 mikey123 milkman1 miller12 miller31 millie11 million1
million12 million123 million1234 million12345 mimi92139 mine2306 minecraft minecraft1 minecraft12
minecraft123 minecraft1234 minecraft12345 miranda1 miruvor79 misfit99 misfits1 misha1111 misha123
misha1234 misha12345 misha2025 mission1 missy123 mistral1 misty123 mittens1 mjbnbna1 mnbvcxz1
mnbvcxz123 mobile12 mobile123 mobile1234 mobile12345 molly123 mom4u4mm mommy123 mommy1234 mommy12345
mommy2025 momoney1 monday12 monday123 monday1234 monday12345 money111 money123 money1234 money12345
money2025 money4me money777 monica12 monica69 monique1 monitor1 monitor2 monkey00 monkey01 monkey10
monkey11 monkey12 monkey123 monkey1234 monkey12345 monkey13 monkey20 monkey21 monkey22 monkey23
monkey24 monkey66 monkey69 monkey77 monkey99 monkeys1 monster1 monster2 monster7 monster9 montana1
montgom240 monty123 mookie12 moom4242 moom4261 moose123 morgan01 morgan12 moscow12 moscow123
moscow1234 moscow12345 mother12 mother123 mother1234 mother12345 mounta1n mouse123 movies23 mtwapa1a
muffin12 munson15 murphy01 music101 music123 mustang0 mustang1 mustang12 mustang123 mustang1234
mustang12345 mustang2 mustang3 mustang4 mustang5 mustang6 mustang67 mustang69 mustang7 mustang8
mustang9 mustard1 mvtnr765 mwq6qlzo mxaigtg5 my2girls my3girls mylove12 mylove123 mylover1 mymoney1
mypassword mypassword1 myspace1 mystery1 myxworld4 n7td4bjl n8skfswa nancy123 napster1 naruto010
naruto12 naruto123 naruto1234 naruto12345 nascar03 nascar08 nascar20 nascar24 nascar88 nascar99
nastya12 nastya123 nastya1234 nastya12345 nastya1995 natalia1 natalie1 natalie12 natalie123
natalie1234 natalie12345 natas666 natasha1 natasha12 natasha123 natasha1234 natasha12345 natasha2
nathan12 nathan22 natural1 naughty1 ncc1701a ncc1701d ncc1701e ncc74656 nccpl25282 ndshnx4s nemesis1
nemrac58 nemvxyheqdd5oqxyxyzi nepal123 nepal1234 nepal12345 nepal2025 neptune1 network1 network2
newlife1 newpass1 newpass3 newpass6 newpassword newpassword1 newport1 newproject2004 newyork1
neymar12 neymar123 neymar1234 neymar12345 nhfdvfnjkju123 nicholas1 nick1234 nicolas1 nicolas2
nicole01 nicole11 nicole12 nicole123 nicole1234 nicole12345 nicole18 nicole23 nike1234 nikita123
nikita1998 nikita2000 nikita95 nikita99 nikki123 nikolay9 ninja123 ninja1234 ninja12345 ninja2025
nintendo1 nintendo64 nirvana1 nirvana9 nissan350z nnnnnnn1 nohack04 nokia123 nokia2700 nokia3110
nokia3230 nokia3250 nokia3310 nokia5130 nokia5200 nokia5228 nokia5230 nokia5300 nokia5310 nokia5320
nokia5530 nokia5800 nokia6120 nokia6131 nokia6230 nokia6230i nokia6233 nokia6300 nokia6303 nokia6500
nokia6630 nokia7070 nokia7610 nokia8800 nokian70 nokian73 nokian95 nolimit5 nolimit8 nolimit9
noname123 noncapa0 nonrev67 noodles1 nopassword not4u2no note1234 nothing1 nothing123 november
november1 november12 november123 november1234 november12345 nthvbyfnjh2 ntktdbpjh1994 nuaddn9561
number10 number20 nwo4life o4izdmxu oakland1 obvious1 oc247ngucz oceans11 october1 october12
october123 october1234 october12345 october2 october3 october6 october8 odgez8j3 odt4p6sv8 ofclr278
ojp123456 oktober7 oldpassword oleg1994 oleg1995 oleg1996 oliver99 ololo123 omega123 onelove1
onetwo12 onetwo34 onlyone4 ooicu812 oooooo99 ooooooo1 open1234 opopop11 optimus1 oqglh565 oracle123
orange11 orange12 orange123 orange1234 orange12345 orange44 orange77 orange99 oranges1 orioles1
orion123 orlando1 oscar123 othello1 ou812345 ou8124me ow8jtcs8t ownage123 ozlq6qwm p0015123 p0o9i8u7
p0o9i8u7y6 p1234567 p1nkb178 p2ssw0rd p3nnywiz p455w0rd p4ssw0rd p4ssword p@ssw0rd p@ssw0rd1
p@ssw0rd123 p@ssword pa55w0rd pa55word pablo123 pacific1 packard1 packers1 packers4 paintball1
painter1 palace22 paladin1 pancake1 panda123 pandora1 pandora2 pantera1 panther1 panther12
panther123 panther1234 panther12345 panther2 panther5 panthers1 panties1 panties2 paradox1
paraklast1974 paris123 paris1234 paris12345 paris2025 parker12 parol123 parol999 pasha123 pass1234
pass12345 pass123456 pass1wor pass1word pass@123 pass@1234 pass@word1 passat99 passion1 passme123
passpass passpass1 passport passw0rd passw0rd! passw0rd1 passw0rd123 passwor1 password password!
password0 password00 password01 password1 password1! password10 password11 password12 password123
password123! password1234 password12345 password123456 password13 password2 password2020
password2021 password2022 password2023 password2024 password2025 password2026 password21 password22
password23 password3 password321 password4 password5 password6 password69 password7 password8
password9 password99 passwords passwort patch123 patches1 patrick0 patrick1 patrick12 patrick123
patrick1234 patrick12345 patrick2 patrick3 patrick4 patrick7 patrick8 patrick9 patriot1 paul1234
paula123 paulina1 paycheck1 payton34 peace123 peace1234 peace12345 peace2025 peaches1 peaches2
peacock1 peanut12 peanuts1 pebbles1 pedro123 peekab00 peewee51 pegasus1 penguin1 penguin6 penguin8
penis123 penny123 pentium1 pentium2 pentium3 pentium4 pepper01 pepper11 pepper12 pepper123
pepper1234 pepper12345 pepper76 pepsi123 perfect1 pervert1 peter123 pgszt6md phantom1 phantom2
phezc419hv philippines philippines1 philippines12 philippines123 philips1 phillip1 phish123 phish420
phoenix1 phoenix12 phoenix123 phoenix1234 phoenix12345 phoenix2 phoenix3 phoenix7 phoenix8 pi314159
piazza31 picasso1 piccolo1 pickles1 pikachu1 pikachu12 pikachu123 pikachu1234 pikachu12345 pilot123
pinky123 pinoy123 pinoy1234 pinoy12345 pinoy2025 pioneer1 pippen33 pirates1 pistons1 pitbull1
pizza123 plastic1 plat1num playboy1 playboy2 playboy6 player12 player123 player1234 player12345
player21 player69 playstation2 playstation3 plhy6hql plumber1 poiu0987 poiu1234 poiuytrewq pokemon00
pokemon1 pokemon12 pokemon123 pokemon1234 pokemon12345 pokemon2 poker123 poker1234 poker12345
poker2025 pol123456 polaris1 police22 polina2009 polniypizdec0211 polniypizdec110211 polo1234
polopolo09 pon32029 pontiac1 poohbear1 pool6123 popcorn1 poppy123 porn1234 porn4life porno123
porol777 porsche1 porsche12 porsche123 porsche1234 porsche12345 porsche9 porsche911 postov10
postov1000 power123 power666 pqnr67w5 precious1 prelude1 premier1 preston1 primetime21 prince11
prince12 princess princess1 princess12 princess123 princess1234 princess12345 printer1 private1
private5 privet12 privet123 privet1234 privet12345 process1 prodigy1 project1 ps253535 psw333333
psychnaut1 ptfe3xxp pudding1 pufunga7782 pumpkin1 pumpkin2 punter12 puppy123 puppy1234 puppy12345
puppy2025 purple01 purple11 purple12 purple123 purple1234 purple12345 purple13 purple69 pussy101
pussy123 pussy4me pxx3eftp pyramid1 pyramid7 q1234567 q12345678 q123456789 q1234567890 q123q123
q147258369 q1q1q1q1 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7
q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q2w3e4r5 q8zo8wzq qawsed123 qaz12345 qaz123456 qaz123wsx
qaz12wsx qaz1wsx2 qazqazqaz qazwsx11 qazwsx12 qazwsx123 qazwsx1234 qazwsx12345 qazwsxedc qazwsxedc1
qazwsxedc123 qazxsw12 qazxsw123 qazxsw21 qazxswedc123 qcmfd454 qmezrxg4 qmpq39zr qpful542 qq123456
qq123456789 qqqq1111 qqqqqqq1 qqww1122 quality1 quant4307 quant4307s quantum1 quattro6 queenas8151
qw123456 qw12er34 qw12qw12 qwaszx12 qwaszx123 qwe123123 qwe12345 qwe123456 qwe123asd qwe123qwe
qwe123qwe123 qwe123rty qwe147258 qweasd12 qweasd123 qweasdzxc qweasdzxc1 qweasdzxc123 qweqwe12
qweqwe123 qweqweqwe qwer1209 qwer1234 qwer12345 qwer123456 qwer4321 qwerasdf qwerasdfzxcv qwert123
qwert1234 qwert12345 qwert54321 qwerty00 qwerty007 qwerty01 qwerty02 qwerty09 qwerty1! qwerty10
qwerty100 qwerty11 qwerty111 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456
qwerty123456789 qwerty13 qwerty2010 qwerty21 qwerty22 qwerty23 qwerty32 qwerty321 qwerty33 qwerty66
qwerty666 qwerty69 qwerty77 qwerty777 qwerty78 qwerty789 qwerty88 qwerty89 qwerty99 qwerty999
qwertyqwerty qwertyqwerty1 qwertyu1 qwertyu123 qwertyu8 qwertyui qwertyuio qwertyuiop qwertyuiop1
qwertyuiop10 qwertyuiop123 qwertz123 qwertzui qwertzuiop qwest123 r1234567 r2d2c3p0 r2d2c3po
r2d2r2d2 r3ady41t r3vi3wpass r4e3w2q1 rabbit12 rabbit66 racecar02 racecar1 rachael1 rachel69
radical1 radio123 rafael12 rafael123 rafael1234 rafael12345 rahul123 raiders1 raiders2 rainbow1
rainbow2 rainbow6 rainbow7 rainman1 rambler1 rambo123 rammstein1 random123 ranger01 ranger02
ranger11 ranger12 ranger123 ranger1234 ranger12345 ranger21 ranger69 ranger75 ranger98 ranger99
rangers1 rangers12 rangers123 rangers1234 rangers12345 rangers2 rangers9 rashley198 rasta220
rattolo58 raven123 raymond1 rb26dett rdgpl3ds ready2go realmadrid realmadrid1 realmadrid12
realmadrid123 realmadrid1234 rebbyt34 rebecca1 rebecca2 red12345 redbird1 redbull1 redcar27 redhat50
redhead1 redneck1 redskin1 redsox04 redsox11 redsox19 redsox20 redwing1 redwings1 redwood1 reggie31
retired1 review69 revival47 rfnthbyf1988 rhind101 ricardo1 ricardo12 ricardo123 ricardo1234
ricardo12345 richard0 richard1 richard12 richard123 richard1234 richard12345 richard2 richard3
richard7 riptide1 river123 rlzwp503 robert01 robert11 robert12 robert123 robert1234 robert12345
robert22 robert99 roberta1 roberto1 robin123 roblox12 roblox123 roblox1234 roblox12345 rock1234
rocket21 rocket69 rocket88 rocky123 rocky1234 rocky12345 rocky2025 rodman91 roger123 rolltide1
roma1993 roman123 roman222 roman777 romeo123 ronaldo1 ronaldo12 ronaldo123 ronaldo1234 ronaldo12345
ronaldo7 ronaldo9 rooster1 root1234 root12345 rootroot rosario1 rosario12 rosario123 rosario1234
rosario12345 rosebud1 rrrrrrr1 rt6ytere rugby123 runescape1 running1 rush2112 russell1 russell2
russia12 russia123 russia1234 russia12345 russian7 rusty123 rvgmw2gl rz93qpmq s1234567 s12345678
s123456789 s1s2s3s4 s456123789 s5r8ed67s s7fhs127 saab9000 sabbath1 sabrina1 sadie123 safeu851
saigon12 saigon123 saigon1234 saigon12345 sailing1 saisg002 sally123 sam138989 samanth1 samantha
samantha1 samantha12 samantha123 samantha1234 samantha12345 sammy123 sampson1 samson12 samsung1
samsung12 samsung123 samsung2 samuel12 samurai1 samurai12 samurai123 samurai1234 samurai12345
sanchez1 sanders1 sanders2 sandman1 sandy123 sanity72 sanity729 santa234 santana5 sarah123 sasha123
sasha1234 sasha12345 sasha1988 sasha1991 sasha1992 sasha1994 sasha1995 sasha1996 sasha1997 sasha1998
sasha2000 sasha2010 sasha2025 sasha777 sasha_007 sassy123 sat321321 satan666 satana666 sataniv1993
satchel1 saun24865709 sausage1 save13tx sc0tland scanner1 scarface1 scarlet1 schalke0 schalke04
schmidt1 school12 scooby11 scooby12 scooter1 scooter2 scooter3 scooter6 scooter7 scorpio1 scorpio2
scorpio6 scorpio7 scott123 scottie1 scoubidou2 scoubidou6 scrappy1 scruffy1 sd3lpgdr sd3utre7
sdsadee23 seabass1 searock6 seattle1 seattle2 sebastian sebastian1 sebastian12 sebastian123
sebastian1234 sebastian12345 sebora64 sebring1 secret12 secret123 secret1234 section8 security1
segblue2 selangor selangor1 selangor12 selangor123 selangor1234 selangor12345 selfok2013 senha123
serega123 sergey12 sergey123 sergey1234 sergey12345 server123 service01 service1 service321 seven777
sevenof9 seventy7 sevilia1 sex12345 sexy1234 sh4d0w3d shadow00 shadow01 shadow10 shadow11 shadow12
shadow1212 shadow123 shadow1234 shadow12345 shadow13 shadow14 shadow22 shadow69 shadow88 shadow99
shadows1 shane123 shaney14 shannon1 shannon2 shaolin1 sharon69 shearer9 shelley1 sherman1 shirley1
shithead1 shock123 shooter1 shotgun1 shrike01 shygirl1 siemens1 silence1 silver01 silver11 silver12
silver123 silver1234 silver12345 silver33 silver77 silver99 simba123 simon123 simpson1 singapore
singapore1 singapore12 singapore123 singapore1234 singapore12345 sintesi07 sissy123 sister12
sister123 sister1234 sister12345 sk84life sk8board sk8ordie skate123 skeeter1 skinner1 skipper1
skorpion39 skyline1 slacker1 slava123 slayer66 slayer666 slayer69 slayers1 slick123 slimed123
slipknot1 slipknot666 slots123 slots1234 slots12345 slots2025 smile123 smile4me smith123 smoke420
smokey01 smokey12 snake123 snapper1 snickers1 sniper12 sniper123 snoopy12 snoopy123 snoopy1234
snoopy12345 snoopy69 snowball1 snowman1 soccer01 soccer09 soccer10 soccer11 soccer12 soccer123
soccer1234 soccer12345 soccer13 soccer14 soccer15 soccer16 soccer17 soccer18 soccer19 soccer20
soccer21 soccer22 soccer33 soccer69 soccer99 sochi2014 softball1 sojdlg123aljg soldier1 solomon1
something1 sonic123 sonic1234 sonic12345 sonic2025 sonic593 sony1234 sooners1 sophie01 sophie12
sophieh6 soso123aljg space199 spam967888 spankme1 spanner1 sparky01 sparky11 sparky12 sparky69
sparky99 sparrow1 spartak1922 spartan1 spartan117 spawn666 speaker1 special1 spencer1 spencer2
spider10 spider12 spiderman spiderman1 spiderman12 spiderman123 spiderman1234 spiderman12345
spike123 spring12 spring123 spring1234 spring12345 spring99 spurs123 sputnik1 sr20dett ssbt8ae2
ssptx452 sssssss1 stalker1 stalker123 stanley1 stanley2 star1234 star6767 starcraft starcraft1
starcraft12 starcraft123 starcraft1234 starcraft12345 start123 starwar1 starwars starwars1
starwars12 starwars123 starwars1234 starwars12345 station1 station2 stealth1 steam181 steeler1
steelers steelers1 steelers12 steelers123 steelers1234 steelers12345 steph123 stephanie stephanie1
stephanie12 stephanie123 stephanie1234 stephanie12345 stephen1 steve121 steve123 stewart1
stickdaddy77 stinger1 str8edge strange1 strawberry strawberry1 strawberry12 strawberry123
strawberry1234 strider1 striker1 strip4me student1 studio54 stupid12 sublime1 success1 success2
sucker69 suckit69 suckmy1k summer00 summer01 summer03 summer04 summer05 summer06 summer07 summer08
summer10 summer11 summer12 summer123 summer1234 summer12345 summer13 summer20 summer22 summer69
summer98 summer99 sunday12 sunday123 sunday1234 sunday12345 sunny123 sunrise1 sunsh1ne sunshine
sunshine1 sunshine12 sunshine123 sunshine1234 sunshine12345 sunshine2 sunshine69 super123 superma1
superman superman1 superman12 superman123 superman1234 superman12345 superman2 supersecret support1
sureno13 surfer69 surfing1 susan123 suzanne1 suzuki12 suzuki123 suzuki1234 suzuki12345 sveta123
sweet123 sweetheart sweetheart1 sweetheart12 sweetheart123 sweetheart1234 sweetie1 sweetu70 swimmer1
swinger1 sword123 sydney12 sys64738 system12 system123 system32 t1234567 t34vfrc1991 t3fkvkmj
table54781 taiwan12 taiwan123 taiwan1234 taiwan12345 take8422 tamwsn3sja tango123 tanya123 tarheel1
tatiana1 taylor01 taylor11 taylor12 taylor123 taylor1234 taylor12345 tdeir8b2 teacher1 teacher2
teddy123 telefon1 temp1234 temp12345 tempest1 temporary temporary1 temppass temppass1 tennis11
tennis12 tennis123 tennis1234 tennis12345 tequila1 terrell1 terry123 test1234 test12345 test123456
test@123 tester12 tester123 testing1 testing12 testing123 testing1234 testing2 testtest testtest1
testuser testuser1 teufelo7 texas123 thailand thailand1 thailand12 thailand123 thailand1234
thailand12345 thecure1 thegame1 theking1 thekiwi1 thelast1 thepassword theresa1 therock1 thesims2
thomas01 thomas10 thomas11 thomas12 thomas123 thomas1234 thomas12345 thomas13 thomas19 thomas21
thomas22 thor5200 thumper1 thunder0 thunder1 thunder12 thunder123 thunder1234 thunder12345 thunder2
thunder3 thunder5 thunder7 thunder9 tiburon1 tiffany1 tiffany2 tiger123 tiger200 tigers01 tigers11
tigers12 tigers123 tigers1234 tigers12345 tigger01 tigger11 tigger12 tigger123 tigger1234
tigger12345 tigger69 tigger99 timmy123 timothy1 timothy2 timoxa94 tiribon12 titanic1 tm371855
tmjxn151 tomcat14 tommy123 toor1234 topsecret topsecret1 tornado1 toronto1 toshiba1 toyota12
toyota123 toyota1234 toyota12345 toyota91 tracker1 tracy123 trader12 traffic1 trailer1 transam1
trek5200 trewq123 trident1 trigger1 trigger2 trim7gun trinity1 trinity3 tristan1 triumph1 trojans1
trooper1 trooper2 trouble1 trouble2 trrim777 trucker1 truelove truelove1 trumpet1 trustn01 trustno1
trustno12 tttttt99 ttttttt1 tu190022 tuczno18 tuesday1 turbo911 turkey50 tvxtjk7r twelve12 twenty20
twisted1 tyler123 tyler1234 tyler12345 tyler2025 tyrik123 tyson123 u4slpwra uiegu451 ukqmwhj6
ultra123 unb4g9ty unicorn1 unknown1 up9x8rww user1234 user12345 user123456 username username1
username123 useruser usethis1 usmc0311 usmc1775 usuckballz1 uto29321 uuuuuuu1 v123456789 vader123
valentina valentina1 valentina12 valentina123 valentina1234 valentina12345 valerie1 vampire1
vanessa1 vanessa12 vanessa123 vanessa1234 vanessa12345 vanilla1 vaz21074 vaz21083 vaz21093 vaz21099
vbhjh123 vegas123 venom121293 ventura1 veritas1 verizon1 vermont1 vfrcbv123 vfvf2011 vfvfgfgf123
vg08k714 vicious1 victor12 victoria victoria1 victoria12 victoria123 victoria1234 victoria12345
victory1 vietnam1 vietnam12 vietnam123 vietnam1234 vietnam12345 vika1234 vika1996 vika1998 vika2010
vika2011 vikings1 vikings2 vincent1 viper123 vitalik1 vkfwx046 vlad1234 vlad1994 vlad1995 vlad1996
vlad1997 vlad1998 vlad2000 vlad7788 vladimir vladimir1 vladimir12 vladimir123 vladimir1234
vladimir12345 volvo240 volvo850 volvofh12 volvos40 volvos60 volvos80 volvov70 vova12345 vova1992
voyager1 voyager2 vsjasnel12 vurdf5i2 vw198m2n w1234567 w123456789 w1w2w3w4 w2dlww3v5p w74156900
w8gkz2x1 walkman555 wallace1 walleye1 wang1234 war3demo warcraft warcraft1 warcraft12 warcraft123
warcraft1234 warcraft12345 warcraft3 warhammer40k warlock1 warlord1 warrior1 warrior12 warrior123
warrior1234 warrior12345 warrior2 wasd1234 wasdwasd1 water123 weare138 weather1 websol76 webster1
welcome! welcome01 welcome1 welcome1! welcome12 welcome123 welcome1234 welcome2 welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome8 welcome@123 welkom01 wenef45313
wert1234 western1 westham1 wg8e3wjf whatever whatever1 whatever12 whatever123 whiskey1 whisper1
whitney1 wifey200 wildcat1 wildman1 william0 william1 william12 william123 william1234 william12345
william2 william3 william6 william7 william8 willie12 willow01 windows1 windows10 windows123
windows7 windows9 windsor1 winner12 winner123 winner1234 winner12345 winner69 winnipeg261 winston1
winston2 winter00 winter01 winter11 winter12 winter123 winter1234 winter12345 winter99 wizard12
wltfg4ta wnmaz7sd woaini123 woaini1314 woaini520 woaini521 wolfman1 wolves12 wolves123 wolves1234
wolves12345 woody123 world123 wow12345 wowlook1 wp2003wp wrest666 wrestling1 wrinkle1 wrinkle5
wutang36 wwr8x9pu www123456 wwwwwww1 x1234567 x4ww5qdr x72jhhu3z xaccess2 xakep1234 xiaoyua123
xohzi3g4 xsvnd4b2 xsw21qaz xsw23edc xsw2zaq1 xxxp455w0rd5 xxxxxxx1 xyh28af4 xzsawq21 yamaha12
yamaha123 yamaha1234 yamaha12345 yamahar1 yamahar6 yankees0 yankees1 yankees12 yankees123
yankees1234 yankees12345 yankees2 yankees3 yankees4 yankees7 yankees9 yanshi1982 ybrbnf_25 year2000
year2005 yellow12 yellow123 yellow1234 yellow12345 yellow22 yes90125 yfcnz123 ym3cautj yourmom1
yourpassword yousuck1 youtube1 youtube123 yqlgr667 yr8wdxcq ytdxz2ca ytrewq123 ytrewq321 yuitre12
yujyd360 yvtte545 yxkck878 yy5rbfsc yyyyyyy1 yzerman1 z1234567 z123456789 z123456z z1x2c3v4
z1x2c3v4b5 z1z2z3z4 z3cn2erv zachary1 zaphod42 zaq!2wsx zaq11qaz zaq12345 zaq123wsx zaq12qaz
zaq12wsx zaq12wsxcde3 zaq1xsw2 zaq1xsw2cde3 zaq1zaq1 zaqwsx123 zaqwsxcde zaqxswcde zebra123 zelda123
zelda1234 zelda12345 zelda2025 zenit2011 zidane10 ziggy123 zimmer483 zippy123 zjses9evpa zldej102
zorro123 zpflhjn1 zqjphsyf6ctifgu zse4xdr5 zsecyus56 zx123456 zx123456789 zxasqw12 zxc123123
zxc12345 zxc123456 zxc123zxc zxcasdqwe123 zxcv1234 zxcvb123 zxcvb12345 zxcvbn12 zxcvbn123 zxcvbn1234
zxcvbn12345 zxcvbn3215 zxcvbnm, zxcvbnm,./ zxcvbnm1 zxcvbnm12 zxcvbnm123 zz123456 zz8807zpl zzzzzzz1
zzzzzzzz
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
