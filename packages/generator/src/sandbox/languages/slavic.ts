import { language, type Language } from './language.ts';

export const slavic: Readonly<Record<string, Language>> = {
  pl: language({
    notice: 'To jest przykładowy tekst z piaskownicy.',
    labels: 'Przykładowy tekst|Temat|Słowa kluczowe|Z briefu|Odbiorcy|Kampania|Link',
    quotes: ['„', '”'],
    greeting: 'Dzień dobry,|Cześć,',
    closing: 'Z poważaniem',
    buttons: 'Czytaj dalej|Przejdź do strony',
    questions: 'Co to za tekst?|Skąd pochodzą słowa w cudzysłowie?',
    answers: 'To przykład z piaskownicy.|Pochodzą słowo w słowo z briefu.',
    table: 'Co pokazuje',
    sentences:
      'Tekst ciągnie się dalej.|Ten wiersz jest krótki.|Jeszcze jeden wiersz.|Nic tutaj nie jest radą ani obietnicą.|Ten sam brief daje zawsze ten sam tekst.',
    frames: '{subject} pokazuje {object} {place}.',
    subjects: 'ten akapit|to zdanie|pierwszy wiersz|dłuższy fragment|każdy wiersz przykładu|ostatni wiersz',
    objects: 'długość wiersza|odstępy między akapitami|rozmiar liter|szerokość kolumny|kolejność części|wysokość strony',
    places: 'na małym ekranie|na dużym ekranie|w druku|w trybie ciemnym|w skrzynce odbiorczej|obok obrazu',
  }),
  ru: language({
    notice: 'Это пример текста из песочницы.',
    labels: 'Пример текста|Тема|Ключевые слова|Из брифа|Аудитория|Кампания|Ссылка',
    quotes: ['«', '»'],
    greeting: 'Добрый день!|Привет!',
    closing: 'С уважением',
    buttons: 'Читать дальше|На страницу',
    questions: 'Что это за текст?|Откуда взяты слова в кавычках?',
    answers: 'Это пример из песочницы.|Они дословно взяты из брифа.',
    table: 'Что видно',
    sentences:
      'Текст идёт дальше.|Эта строка короткая.|Ещё одна строка.|Ничто здесь не является советом или обещанием.|Один и тот же бриф всегда даёт один и тот же текст.',
    frames: '{subject} показывает, {object} {place}.',
    subjects: 'этот абзац|это предложение|первая строка|более длинный отрывок|каждая строка примера|последняя строка',
    objects: 'как выглядит строка|где стоят отступы|какого размера буквы|как широка колонка|в каком порядке идут части|как высока страница',
    places: 'на маленьком экране|на большом экране|на бумаге|в тёмном режиме|в почтовом ящике|рядом с картинкой',
  }),
  uk: language({
    notice: 'Це приклад тексту з пісочниці.',
    labels: 'Приклад тексту|Тема|Ключові слова|З брифу|Аудиторія|Кампанія|Посилання',
    quotes: ['«', '»'],
    greeting: 'Добрий день!|Привіт!',
    closing: 'З повагою',
    buttons: 'Читати далі|На сторінку',
    questions: 'Що це за текст?|Звідки взято слова в лапках?',
    answers: 'Це приклад із пісочниці.|Їх дослівно взято з брифу.',
    table: 'Що видно',
    sentences:
      'Текст триває далі.|Цей рядок короткий.|Ще один рядок.|Ніщо тут не є порадою чи обіцянкою.|Той самий бриф завжди дає той самий текст.',
    frames: '{subject} показує, {object} {place}.',
    subjects: 'цей абзац|це речення|перший рядок|довший уривок|кожен рядок прикладу|останній рядок',
    objects:
      'який вигляд має рядок|де стоять відступи|якого розміру літери|яка широка колонка|у якому порядку йдуть частини|яка висока сторінка',
    places: 'на малому екрані|на великому екрані|на папері|у темному режимі|у поштовій скриньці|поруч із зображенням',
  }),
};
