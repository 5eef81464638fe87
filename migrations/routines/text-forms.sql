-- Normal forms for comparing texts in searches, possible duplicates and state spellings. Indexes of `leads` contain
-- `lead_town_form`, `lead_pin_form` and `lead_name_key`. A migration that changes a function here must rebuild the
-- indexes leads_same_town and leads_same_pin, and rewrite `lead_search`.

-- Converts digits of any script to 0-9. translate() searches its whole list for each letter, so it runs only on texts
-- that contain such digits. The function uses plpgsql to evaluate its argument once; inlined SQL would repeat it.
CREATE OR REPLACE FUNCTION lead_digits_form(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- Scripts that are rare in India.
  IF value ~ (
      '[\u07C0-\u07C9\u0DE6-\u0DEF\u0E50-\u0E59\u0ED0-\u0ED9\u0F20-\u0F29'
      '\u1040-\u1049\u1090-\u1099\u17E0-\u17E9\u1810-\u1819\u1946-\u194F'
      '\u19D0-\u19D9\u1A80-\u1A89\u1A90-\u1A99\u1B50-\u1B59\u1BB0-\u1BB9'
      '\u1C40-\u1C49\uA620-\uA629\uA8D0-\uA8D9\uA900-\uA909\uA9D0-\uA9D9'
      '\uA9F0-\uA9F9\uAA50-\uAA59\U000104A0-\U000104A9\U00010D30-\U00010D39\U00010D40-\U00010D49'
      '\U00011066-\U0001106F\U000110F0-\U000110F9\U00011136-\U0001113F\U000111D0-\U000111D9\U000112F0-\U000112F9'
      '\U00011450-\U00011459\U000114D0-\U000114D9\U00011650-\U00011659\U000116C0-\U000116C9\U000116D0-\U000116D9'
      '\U000116DA-\U000116E3\U00011730-\U00011739\U000118E0-\U000118E9\U00011950-\U00011959\U00011BF0-\U00011BF9'
      '\U00011C50-\U00011C59\U00011D50-\U00011D59\U00011DA0-\U00011DA9\U00011DE0-\U00011DE9\U00011F50-\U00011F59'
      '\U00016130-\U00016139\U00016A60-\U00016A69\U00016AC0-\U00016AC9\U00016B50-\U00016B59\U00016D70-\U00016D79'
      '\U0001E140-\U0001E149\U0001E2F0-\U0001E2F9\U0001E4F0-\U0001E4F9\U0001E5F1-\U0001E5FA\U0001E950-\U0001E959]')
  THEN
    RETURN translate(value,
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯'
      '൦൧൨൩൪൫൬൭൮൯᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹߀߁߂߃߄߅߆߇߈߉෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙'
      '០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩'
      '꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹'
      '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹'
      '𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩'
      '𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
      repeat('0123456789', 68));
  END IF;
  -- Arabic, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Ol Chiki, Meetei Mayek.
  IF value ~ (
      '[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F'
      '\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF'
      '\u0D66-\u0D6F\u1C50-\u1C59\uABF0-\uABF9]')
  THEN
    RETURN translate(value,
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯'
      '௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
      repeat('0123456789', 13));
  END IF;
  RETURN value;
END $$;

-- Ignores case, invisible characters, accents, nukta dots and the script of digits. Unifies quotes, dashes, full stops
-- and blanks.
CREATE OR REPLACE FUNCTION lead_text_form(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN value ~ '[^\u0001-\u007F]' THEN lead_digits_form(translate(
    lower(regexp_replace(
      -- A separate acute accent is typed instead of an apostrophe. Decomposition would make it a blank.
      normalize(translate(value, '´″‴', ''''''''), NFKD),
      -- Invisible code points (Default_Ignorable_Code_Point) and annotations.
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164'
      '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      -- Accents of Latin, Greek and Cyrillic letters, and nukta dots.
      '\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]+',
      '', 'g')),
    -- Quotes, dashes, full stops, blanks, and letters that do not decompose.
    E'`"‘’‚‛“”„‟′‵‹›«»ʹʻʼʽˊˋ՚׳״〝〞〟「」『』'
    '‐‒–—―−⁃˗֊־᠆⸺⸻'
    '।॥॰۔。·‧።။᱾᱿꯫'
    '\u1680\u2028\u2029\u0085\u2800'
    'øłđıيىكه',
    repeat('''', 32) || repeat('-', 13) || repeat('.', 12) || repeat(' ', 5) || 'oldiییکہ'))
  ELSE translate(lower(value), '`"', '''''')
END;

-- Returns a LIKE pattern for texts in `lead_text_form` that contain the value.
CREATE OR REPLACE FUNCTION lead_search_pattern(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '%' || regexp_replace(lead_text_form(value), '([\\%_])', '\\\1', 'g') || '%';

CREATE OR REPLACE FUNCTION lead_phone_digits(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(lead_text_form(value), '[^0-9]+', '', 'g');

CREATE OR REPLACE FUNCTION lead_pin_form(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(lead_phone_digits(value), '');

CREATE OR REPLACE FUNCTION lead_town_form(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(btrim(lead_text_form(value)), '');

-- Returns a name without punctuation and without titles such as Shri.
CREATE OR REPLACE FUNCTION lead_name_form(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  btrim(regexp_replace(lead_text_form(value), '[.,''()_/\s-]+', ' ', 'g')),
  '^((shri|shree|sri|smt|shrimati|mr|mrs|ms|miss|dr|श्री|श्रीमती|सुश्री|डॉ) )+', '');

-- Similar names share this key, so they are close together in an index. A name of one word has no key, because too many
-- people share such names.
CREATE OR REPLACE FUNCTION lead_name_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN strpos(lead_name_form(value), ' ') > 0 THEN left(lead_name_form(value), 3) END;

CREATE OR REPLACE FUNCTION lead_name_similarity(one text, other text) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(similarity(lead_name_form(one), lead_name_form(other)), 0);
