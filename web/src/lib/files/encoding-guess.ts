import type { Encoding } from "./file-format.ts";

// Frequent signs of Chinese texts, and of lists of parts.
const SIMPLIFIED =
  "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周素技备半办青省列习响约支般史感劳便团往克何除构称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置层片始却专状厂圆包火住调满照参红细引听该铁价严龙飞刹轮轴承悬挂减震灯泵皮塞滤架臂杆球右左架网罩盖管盘垫封弹簧";
const TRADITIONAL =
  "的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天四日社義事平形相全表間樣與關各重新線內數正心反明看原又利比或但質氣第向道此變條只沒結解問意建月公無系情者最立代想已通並提直題程展五果料位入常文總次品式活設及管特件長求老頭基資邊流路級少圖統接知較將組計別手角期根運指幾九區強放決西被做先回則任取據處隊南給色光門即保北造百規熱領七海口東導器壓金增油極交受聯認六共收證改清己美再轉更單風切打白速花帶安場身車例真務具萬每目至達積示報完類八離名確信馬節話米整空元今集溫傳土步廣石記需段界拉越裝影算低持容商非驗連斷深難近千周素技備半省列支感便克除構稱準精值號率維劃選標寫存快效查型按格置層片狀廠圓包火調滿照紅細引鐵價剎煞輪軸承懸掛減震避燈泵皮塞濾架臂桿球右左網罩蓋盤墊封彈簧碟";

/** The letters beyond ASCII of the languages that people write in an encoding, each language by itself. */
const singleByte: Partial<Record<Encoding, readonly RegExp[]>> = {
  "windows-1252": [
    /[äöüßåæøõðéëï]|(?<!\p{L})þ/giu,
    /[éèêëàâçîïôûùœáíóúñü]/giu,
    /[ãõáàâéêíóôúçñü]/giu,
    /é|[àèìòù](?!\p{L})/giu,
  ],
  "windows-1250": [
    /[ąćęłńóśźż]/giu,
    /[áčďéěíňóřšťúůýž]/giu,
    /[áäčďéíĺľňóôŕšťúýž]/giu,
    /[áéíóöőúüű]/giu,
    /[ăâîșțşţ]/giu,
    /[čćđšž]/giu,
  ],
  "windows-1251": [/[оеаинтсрвлкмдпу]/giu, /[оеаинтсрвлкмдпуіїєґ]/giu],
  "windows-1253": [/[αοιεητσνρκπλυμάέήίόύώ]|ς(?!\p{L})/giu],
  "windows-1254": [/[çğışöüâîİ]/giu],
  "windows-1257": [/[ąčęėįšųūž]/giu, /[āčēģīķļņšūž]/giu],
  "iso-8859-2": [/[ąćęłńóśźż]/giu, /[áčďéěíňóřšťúůýž]/giu],
  macintosh: [/[äöüßåæøõ]/giu, /[éèêëàâçîïôûùœáíóúñü]/giu],
};

/** The frequent characters of languages that have thousands. */
const multiByte: Partial<Record<Encoding, RegExp>> = {
  shift_jis: /[\u3041-\u30ff日本車用右左前後部品番名定価格円年月式型]/gu,
  gb18030: new RegExp(`[${SIMPLIFIED}]`, "gu"),
  big5: new RegExp(`[${TRADITIONAL}]`, "gu"),
  "euc-kr": /[\uac00-\ud7a3]/gu,
};

const BEYOND_ASCII = /[^\0-\x7f]/gu;
/** Such signs are in texts of all languages, but not within a word. */
const SIGNS =
  /(?<!\p{L})[°²³µ®™€£¥§–—‘’“”„«»…·×½¼¾\u00a0]|[°²³µ®™€£¥§–—‘’“”„«»…·×½¼¾\u00a0](?!\p{L})|(?<=\p{L})’/gu;
/** A capital within a word, between small letters, or a letter beside a number, where another encoding has £ and ¥. */
const MISPLACED = /(?<=\p{Ll})[^\0-\x7f\P{Lu}]|(?<!\p{L})[ŁĄĽҐ](?=\s?\d)|(?<=\d\s?)[ŁĄĽҐ](?!\p{L})/gu;
/** In no text of the encoding: what it doesn't have, or has for nobody's use. */
const LOST = /[\ufffd\ue000-\uf8ff]/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The bytes that make sense in an encoding, less those that don't. */
function scoreAsLetters(text: string, alphabets: readonly RegExp[]): number {
  const likely = Math.max(...alphabets.map((alphabet) => count(text, alphabet)));
  return 2 * likely - (count(text, BEYOND_ASCII) - count(text, SIGNS)) - count(text, MISPLACED);
}

/** The encoding of one or two bytes a character in which a text makes most sense. */
export function guessLegacyEncoding(sample: Uint8Array): Encoding {
  let [best, most]: [Encoding, number] = ["windows-1252", Number.NEGATIVE_INFINITY];
  const compare = (encoding: string, score: number) => {
    if (score > most) [best, most] = [encoding as Encoding, score];
  };
  for (const [encoding, alphabets] of Object.entries(singleByte))
    compare(encoding, scoreAsLetters(new TextDecoder(encoding).decode(sample), alphabets));
  // A western text may look like rare characters of the East, which prove nothing.
  most = Math.max(most, 0);
  for (const [encoding, frequent] of Object.entries(multiByte)) {
    const text = new TextDecoder(encoding).decode(sample);
    compare(encoding, 2 * (count(text, frequent) - count(text, LOST)));
  }
  return best;
}
