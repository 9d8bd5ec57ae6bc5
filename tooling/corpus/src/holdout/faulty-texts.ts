import type { FaultyText } from './holdout-fault.ts';

/** Texts that were written with their one fault. */
export const faultyTexts: readonly FaultyText[] = [
  {
    id: 'dentist-invented-rating',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    text: {
      type: 'social_post',
      platform: 'facebook',
      topic: 'Evening appointments at the Marlow dental practice',
      hashtags: [],
      facts: ['Tuesdays and Thursdays until 8 pm', 'Tel. 01628 555 010'],
      output: {
        text: 'Toothache does not keep office hours. On Tuesdays and Thursdays, neither do we: the practice is open until 8 pm.\n\nRated 4.9 stars by our patients. Call 01628 555 010.',
        hashtags: [],
      },
    },
  },
  {
    id: 'charity-nine-of-ten',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    text: {
      type: 'email',
      topic: 'Reading mentors wanted at Bramley Primary',
      facts: ['One hour a week', 'Training on 4 September'],
      output: {
        subject: 'One hour, one child, one book',
        preheader: 'Become a reading mentor at Bramley Primary',
        body: 'Hello,\n\nsome children have no one to read to. You could be that someone, for one hour a week.\n\nNine out of ten children read more fluently after a term with a mentor. Training is on 4 September; all you need is patience and a clear voice.\n\nWill you join us?',
        call_to_action: 'Become a mentor',
      },
    },
  },
  {
    id: 'crm-free-trial',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'CRM for architects',
      product: 'Planbook',
      unique_selling_proposition: 'Every drawing, mail and invoice of a project on one page',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'Where was that mail about the staircase? On the page of the project, next to the drawing it is about.',
            headlines: ['One page for each project', 'Planbook, the CRM for architects'],
            descriptions: ['Start your free 30-day trial today.'],
          },
        ],
      },
    },
  },
  {
    id: 'kanzlei-erfolgsquote',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      topic: 'Wettbewerbsverbote in Arbeitsverträgen',
      hashtags: ['Arbeitsrecht'],
      facts: ['Entschädigung mindestens die Hälfte der letzten Bezüge (§ 74 Abs. 2 HGB)'],
      output: {
        text: 'Ein Wettbewerbsverbot ohne Entschädigung ist das Papier nicht wert.\n\nDas Gesetz verlangt mindestens die Hälfte der letzten Bezüge, nachzulesen in § 74 Absatz 2 HGB. Steht davon nichts im Vertrag, dürfen Sie zur Konkurrenz.\n\nSeit dem Urteil vom 22. März 2017 gilt das auch bei salvatorischer Klausel.\n\n#Arbeitsrecht',
        hashtags: ['Arbeitsrecht'],
      },
    },
  },
  {
    id: 'spa-testimonial',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Tagesauszeit im Seebad Moor & Mehr',
      facts: ['Tageskarte 39 Euro'],
      output: {
        headline: 'Ein Tag am See, ganz ohne Plan',
        subheadline: 'Für alle, die einmal nichts müssen',
        sections: [
          { heading: 'Was Gäste sagen', body: '„Ich habe zum ersten Mal seit Jahren durchgeschlafen“, schwärmt Sabine K. aus Potsdam.' },
        ],
        call_to_action: 'Tageskarte sichern',
        faq: [{ question: 'Was kostet der Eintritt?', answer: 'Die Tageskarte kostet 39 €, Handtuch und Tee sind dabei.' }],
        meta_title: 'Tagesauszeit im Seebad Moor & Mehr',
        meta_description: 'Sauna, Moorbad und ein Steg, der in die Stille führt: Ihre Tagesauszeit im Seebad Moor & Mehr.',
      },
    },
  },
  {
    id: 'tax-dense',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/body',
    text: {
      type: 'email',
      topic: 'Transfer pricing documentation',
      output: {
        subject: 'Transfer pricing documentation: what to prepare',
        preheader: 'Requirements for multinational organisations',
        body: 'Dear clients,\n\nthe documentation obligations applicable to multinational organisations necessitate the comprehensive identification, characterisation and quantification of intercompany transactions, including intangible property arrangements, administrative services and financial guarantees. Consequently, taxable entities participating in international intercompany relationships are required to demonstrate the appropriateness of the methodologies utilised for the determination of compensation.\n\nAdditionally, the contemporaneous preparation of supporting documentation constitutes an indispensable prerequisite for the mitigation of administrative penalties. Insufficient substantiation of comparability considerations frequently necessitates retrospective adjustments, particularly regarding the allocation of residual profitability between organisational entities.\n\nOur specialised professionals systematically accompany international organisations throughout the implementation of standardised documentation procedures, incorporating jurisdictional particularities, regulatory expectations and organisational responsibilities.',
        call_to_action: 'Arrange a consultation',
      },
    },
  },
  {
    id: 'behoerde-dense',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/body',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Datenschutz-Folgenabschätzung',
      output: {
        subject: 'Datenschutz-Folgenabschätzung: Handlungsbedarf',
        preheader: 'Anforderungen an verantwortliche Organisationen',
        body: 'Sehr geehrte Damen und Herren,\n\ndie datenschutzrechtlichen Rahmenbedingungen für automatisierte Verarbeitungstätigkeiten erfordern die vorherige Durchführung einer Datenschutz-Folgenabschätzung, insbesondere bei umfangreicher Verarbeitung besonderer Kategorien personenbezogener Informationen. Verantwortliche Organisationen haben entsprechende Verfahrensbeschreibungen, Risikobewertungen sowie Abhilfemaßnahmen nachvollziehbar zu dokumentieren und fortlaufend zu aktualisieren.\n\nDie Nichtberücksichtigung aufsichtsbehördlicher Veröffentlichungen hinsichtlich genehmigungspflichtiger Verarbeitungsvorgänge begründet erhebliche Haftungsrisiken für vertretungsberechtigte Geschäftsführungsmitglieder. Ergänzend empfiehlt sich die frühzeitige Einbeziehung betrieblicher Interessenvertretungen sowie informationssicherheitsverantwortlicher Organisationseinheiten.\n\nUnsere Beratungsgesellschaft unterstützt mittelständische Unternehmensgruppen bei der Implementierung standardisierter Bewertungsverfahren unter Berücksichtigung branchenspezifischer Besonderheiten, organisatorischer Zuständigkeiten sowie datenverarbeitungstechnischer Gegebenheiten und gewährleistet die ordnungsgemäße Abstimmung mit den zuständigen Aufsichtsbehörden. Selbstverständlich berücksichtigen unsere Sachverständigen hierbei sämtliche Wechselwirkungen zwischen datenschutzrechtlichen Verpflichtungen, arbeitsrechtlichen Mitbestimmungserfordernissen sowie vertraglichen Vereinbarungen innerhalb internationaler Unternehmensgruppen.',
        call_to_action: 'Beratungsgespräch vereinbaren',
      },
    },
  },
  {
    id: 'gym-second-person',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      topic: 'Back training at Studio Kern',
      product: 'Back training',
      unique_selling_proposition: 'Small groups with a physiotherapist',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'Suffering from depression or back pain? Small groups with a physiotherapist, at your own pace.',
            headlines: ['A calmer way to a strong back'],
            descriptions: ['Small groups only'],
          },
        ],
      },
    },
  },
  {
    id: 'course-clickbait',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Online course in double-entry bookkeeping',
      product: 'Ledger School',
      unique_selling_proposition: 'Learn bookkeeping with the books of a real bakery',
      keywords: ['bookkeeping course'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Bookkeeping course online', 'Learn with a real bakery', 'Ledger School'],
            descriptions: [
              'Debit, credit and croissants: learn bookkeeping with the books of a real bakery.',
              'Begin whenever you like, at your own pace. Click here to see the first lesson.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'open-day-date',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/text',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'Open day at the apprentice workshop',
      hashtags: [],
      output: {
        text: 'Smell of oil, sound of files: on our open day you can try the lathe yourself.\n\nJoin us on [date] at the apprentice workshop. Parents get coffee, you get safety goggles.',
        hashtags: [],
      },
    },
  },
  {
    id: 'saas-tbd',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/faq/0/answer',
    text: {
      type: 'landing_page',
      topic: 'Notarise documents online with Sealbox',
      output: {
        headline: 'Notarise a document without leaving your desk',
        subheadline: 'Sealbox connects you with a notary by video',
        sections: [
          { heading: 'How it goes', body: 'Upload the document, show your passport to the camera, and sign. The notary does the rest.' },
        ],
        call_to_action: 'Start now',
        faq: [
          { question: 'What does it cost?', answer: 'Prices start at $[amount] per document; the exact price is shown before you sign.' },
        ],
        meta_title: 'Notarise documents online with Sealbox',
        meta_description: 'Sealbox connects you with a notary by video. Upload your document, sign it, and get it back notarised.',
      },
    },
  },
  {
    id: 'shop-mixed-language',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Zapatos hechos a mano en Elche',
      output: {
        headline: 'Zapatos que aprenden a andar contigo',
        subheadline: 'Hechos a mano en Elche, para pies que no paran',
        sections: [
          { heading: 'La horma', body: 'Cada pie es distinto. Por eso empezamos con una horma, y no con una talla.' },
          {
            heading: 'El cuero',
            body: 'Il cuoio viene scelto a mano, pelle per pelle, e conciato con cortecce di quercia. Non usiamo colle: ogni suola è cucita, così la scarpa può essere riparata anche dopo molti anni.',
          },
        ],
        call_to_action: 'Pedir cita en el taller',
        faq: [{ question: '¿Se pueden reparar?', answer: 'Sí, siempre. Tráelos al taller y les damos otra vida.' }],
        meta_title: 'Zapatos hechos a mano en Elche',
        meta_description: 'Zapatos hechos a mano en nuestro taller de Elche: horma propia, cuero escogido y suelas que se pueden reparar.',
      },
    },
  },
  {
    id: 'roof-article-note',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/conclusion',
    text: {
      type: 'blog_article',
      topic: 'Why roofs leak in thaw',
      output: {
        title: 'Why roofs leak when the snow melts',
        slug: 'why-roofs-leak-when-snow-melts',
        meta_title: 'Why roofs leak when the snow melts',
        meta_description: 'Ice dams form at the eaves and push water under the tiles. How to see one in time, and what to do about it.',
        introduction:
          'The snow has gone, the sun is out, and there is a stain on the ceiling. How does a roof that survived the storm leak in fine weather?',
        sections: [
          {
            heading: 'Ice at the eaves',
            body: 'Warm air from the house melts the snow from below. The water runs down to the cold edge and freezes. What comes after it has nowhere to go but under the tiles.',
          },
        ],
        conclusion:
          'Look at your eaves on the next cold morning. Long icicles are pretty, and they are a warning.\n\nI hope this article meets your requirements. I kept the tone informative and included practical advice.',
      },
    },
  },
];
